import { TextLink } from '#web/ui/display/text-link.tsx'
import { PAGE_SIZES } from './category-choice.ts'

type PageSizeProps = {
  size: number
  /** A list that fits on the smallest page has nothing to choose. */
  isNeeded: boolean
  after: (change: { pageSize: number }) => string
}

/** How many parts stand on a page. */
export function PageSize({ size, isNeeded, after }: PageSizeProps) {
  if (!isNeeded) return null
  return (
    <nav aria-label="Parts per page" className="flex items-center gap-3 text-sm text-ink-3">
      Parts per page
      {PAGE_SIZES.map((one) =>
        one === size ? (
          <span key={one} aria-current="true" className="py-1 font-medium text-ink">
            {one}
          </span>
        ) : (
          <TextLink key={one} to={after({ pageSize: one })} rel="nofollow" className="px-1 py-1">
            {one}
          </TextLink>
        ),
      )}
    </nav>
  )
}
