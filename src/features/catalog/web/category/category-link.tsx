import { Count } from '#web/ui/display/count.tsx'
import { type LinkTone, TextLink } from '#web/ui/display/text-link.tsx'
import type { Category } from '../../catalog.contract.ts'
import { categoryAddress } from '../addresses.ts'

/** A category with its count. */
export function CategoryLink({ category, tone }: { category: Category; tone?: LinkTone }) {
  return (
    <span className="inline-block py-0.5">
      <TextLink to={categoryAddress(category.categoryId)} tone={tone}>
        {category.categoryName}
      </TextLink>{' '}
      <Count value={category.goodsCount} className="text-xs font-normal text-ink-3" />
    </span>
  )
}
