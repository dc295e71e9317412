import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { countText } from './count-text.ts'

type FacetChoiceProps = { name: string; count: number | null; countedPartly: boolean; chosen: boolean; to: string }

/** One way to narrow the hits, as a link: it works without script, and can be opened beside. */
export function FacetChoice({ name, count, countedPartly, chosen, to }: FacetChoiceProps) {
  return (
    <Link
      to={to}
      rel="nofollow"
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      className="group flex min-h-7 items-start gap-2 rounded-xs py-1 text-sm hover:text-link max-lg:min-h-9 max-lg:py-2"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'mt-0.5 grid size-4 shrink-0 place-items-center rounded-sm border',
          chosen ? 'border-link bg-link text-paper' : 'border-edge bg-paper group-hover:border-ink-2',
        )}
      >
        {chosen && (
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
            <path
              d="M3.5 8.5 6.5 11.5 12.5 5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
        )}
      </span>
      <span className={classNames('min-w-0', chosen && 'font-medium')}>{name}</span>
      <span className="ml-auto pl-2 text-xs leading-5 text-ink-3">{countText(count, countedPartly)}</span>
    </Link>
  )
}
