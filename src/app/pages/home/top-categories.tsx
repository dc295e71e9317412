import { Link } from 'react-router'
import { categoryAddress } from '#features/catalog/addresses/category-address.rules.ts'
import type { CategoryName } from '#features/catalog/catalog.contract.ts'
import { GoodsPicture } from '#features/catalog/web/goods-picture.tsx'
import { Count } from '#web/ui/display/count.tsx'

type TopCategory = CategoryName & { goodsCount: number; coverPic: string }

export function TopCategories({ categories }: { categories: TopCategory[] }) {
  return (
    <ul className="grid grid-cols-2 overflow-hidden rounded-lg border border-line md:grid-cols-3 xl:grid-cols-4">
      {categories.map((category) => (
        <li key={category.categoryId} className="-mr-px -mb-px border-r border-b border-line">
          <Link
            to={categoryAddress(category.categoryId)}
            className="flex h-full flex-col gap-x-4 gap-y-1 p-3 hover:bg-wash focus-visible:outline-offset-[-2px] sm:p-4 lg:flex-row lg:items-center"
          >
            {category.coverPic !== '' && (
              <GoodsPicture coverPic={category.coverPic} alt="" className="w-20 shrink-0 lg:w-24" />
            )}
            <span className="min-w-0">
              <span className="block font-semibold">{category.categoryName}</span>
              <span className="block text-xs text-ink-3">
                <Count value={category.goodsCount} /> {category.goodsCount === 1 ? 'part' : 'parts'}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
