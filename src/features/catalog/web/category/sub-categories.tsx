import type { Category, CategoryName } from '../../catalog.contract.ts'
import { CategoryLink } from './category-link.tsx'

/** What is below a category: one level as a plain list, two as a list under each name. */
export function SubCategories({ categories, within }: { categories: Category[]; within: readonly CategoryName[] }) {
  if (categories.length === 0) return null
  const deep = categories.some((category) => category.child.length > 0)
  return (
    <nav aria-label="Sub-categories" className="pb-8">
      <ul
        className={
          deep
            ? 'grid gap-x-8 gap-y-5 border-t border-line pt-4 sm:grid-cols-2 lg:grid-cols-4'
            : 'flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3'
        }
      >
        {categories.map((category) => (
          <li key={category.categoryId} className="min-w-0">
            {deep ? (
              <Branch category={category} within={within} />
            ) : (
              <CategoryLink category={category} within={within} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Branch({ category, within }: { category: Category; within: readonly CategoryName[] }) {
  return (
    <>
      <h2 className="text-base">
        <CategoryLink category={category} within={within} tone="ink" />
      </h2>
      <ul>
        {category.child.map((leaf) => (
          <li key={leaf.categoryId}>
            <CategoryLink category={leaf} within={[...within, category]} />
          </li>
        ))}
      </ul>
    </>
  )
}
