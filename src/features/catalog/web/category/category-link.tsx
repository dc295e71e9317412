import { Count } from '#web/ui/display/count.tsx'
import { type LinkTone, TextLink } from '#web/ui/display/text-link.tsx'
import { categoryPathAddress } from '../../addresses/category-address.rules.ts'
import type { Category, CategoryName } from '../../catalog.contract.ts'

type CategoryLinkProps = {
  category: Category
  /** The categories above it, from the top. */
  within: readonly CategoryName[]
  tone?: LinkTone
}

/** A category with its count. */
export function CategoryLink({ category, within, tone }: CategoryLinkProps) {
  return (
    <span className="inline-block py-0.5">
      <TextLink to={categoryPathAddress([...within, category])} tone={tone}>
        {category.categoryName}
      </TextLink>{' '}
      <Count value={category.goodsCount} className="text-xs font-normal text-ink-3" />
    </span>
  )
}
