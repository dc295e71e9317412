import { Link } from 'react-router'
import { categoryAddress, categoryPathAddress } from '#features/catalog/addresses/category-address.rules.ts'
import type { Category } from '#features/catalog/catalog.contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/display/skeleton.tsx'
import { useCategoryTree } from './category-tree.ts'
import { thirdAddress } from './menu-places.ts'

/** The three levels for narrow screens: the first unfolds, the other two stand below it. */
export function CategoryAccordion() {
  const tree = useCategoryTree()
  if (tree.state === 'loading') {
    return (
      <Loading label="Loading the categories">
        <div className="grid gap-5 p-3">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-52" />
        </div>
      </Loading>
    )
  }
  if (tree.state === 'failed') {
    return (
      <div role="alert" className="flex items-center gap-4 p-3">
        {tree.message} <Button onClick={tree.retry}>Try again</Button>
      </div>
    )
  }
  return (
    <ul>
      {tree.tops.map((top) => (
        <li key={top.categoryId}>
          <Top top={top} />
        </li>
      ))}
    </ul>
  )
}

function Top({ top }: { top: Category }) {
  return (
    <details name="menu-category" className="group/top">
      <summary className="flex min-h-10 cursor-pointer list-none items-center pl-3 text-ink-2 group-open/top:font-medium group-open/top:text-ink [&::-webkit-details-marker]:hidden">
        {top.categoryName}
        <span
          aria-hidden="true"
          className="mr-1 ml-auto size-1.5 rotate-45 border-r-[1.5px] border-b-[1.5px] border-ink-3 transition-[rotate] group-open/top:-rotate-135"
        />
      </summary>
      <div className="mb-2 ml-3 border-l border-line pl-3">
        <Link to={categoryAddress(top.categoryId)} className="flex min-h-10 items-center text-link">
          All {top.categoryName}
        </Link>
        <ul>
          {top.child.map((second) => (
            <li key={second.categoryId} className="pb-2">
              <Link to={categoryPathAddress([top, second])} className="flex min-h-10 items-center font-medium">
                {second.categoryName}
              </Link>
              <ul className="flex flex-wrap gap-x-4">
                {second.child.map((third) => (
                  <li key={third.categoryId}>
                    <Link to={thirdAddress(third)} className="flex min-h-8 items-center text-sm text-ink-2">
                      {third.categoryName}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
