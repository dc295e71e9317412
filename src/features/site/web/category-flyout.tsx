import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { categoryAddress, categoryPathAddress } from '#features/catalog/addresses/category-address.rules.ts'
import type { Category } from '#features/catalog/catalog.contract.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Count } from '#web/ui/display/count.tsx'
import { Loading, Skeleton } from '#web/ui/display/skeleton.tsx'
import { useCategoryTree } from './category-tree.ts'
import { CATEGORIES, thirdAddress } from './menu-places.ts'

export { loadTree } from './category-tree.ts'

/** Hover delay, because the pointer crosses other lines on its way to the right side. */
const SWITCH_MS = 80

/** The tree of the desktop header: the first level on the left, the two levels below it beside it. */
export function CategoryFlyout({ shown }: { shown: boolean }) {
  const tree = useCategoryTree()
  const [activeId, setActiveId] = useState<number>()
  // `/categoryPage` names the top category it belongs to: the tree opens there.
  const pageTop = new URLSearchParams(useLocation().search).get('a')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!shown) clearTimeout(timer.current)

  if (tree.state === 'failed') {
    return (
      <div role="alert" className="flex items-center gap-4 p-5">
        {tree.message} <Button onClick={tree.retry}>Try again</Button>
      </div>
    )
  }
  if (tree.state === 'loading') return <Outline />
  const active =
    tree.tops.find((top) => top.categoryId === activeId) ??
    tree.tops.find((top) => top.categoryName === pageTop) ??
    tree.tops[0]

  return (
    <div className="relative h-[min(39rem,calc(100dvh-9rem))]">
      <ul className="h-full w-66 overflow-y-auto overscroll-contain border-r border-line-2 py-2">
        {tree.tops.map((top) => {
          const choose = () => setActiveId(top.categoryId)
          const rest = (event: PointerEvent) => {
            clearTimeout(timer.current)
            if (event.pointerType === 'mouse') timer.current = setTimeout(choose, SWITCH_MS)
          }
          return (
            <li key={top.categoryId} onPointerEnter={rest} onPointerLeave={() => clearTimeout(timer.current)}>
              <Link
                to={categoryAddress(top.categoryId)}
                onFocus={choose}
                onKeyDown={goRight}
                data-top
                className={classNames(
                  'flex min-h-8.5 items-center gap-2 pr-2 pl-4 text-ink -outline-offset-2',
                  top === active && 'bg-accent-wash font-medium',
                )}
              >
                <span className="min-w-0 flex-1 truncate">{top.categoryName}</span>
                <ChevronRight aria-hidden="true" className="size-4 text-ink-3" />
              </Link>
              {top === active && <Branch top={top} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Right of its own line in the tab order, right of the whole list to the eye. */
function Branch({ top }: { top: Category }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles the left arrow of the links inside
    <div
      data-branch
      onKeyDown={goLeft}
      className="absolute inset-y-0 right-0 left-66 overflow-y-auto overscroll-contain p-5"
    >
      <p className="flex items-baseline gap-3 pb-3">
        <Link
          to={categoryAddress(top.categoryId)}
          className="rounded-xs text-lg font-semibold hover:text-link hover:underline"
        >
          {top.categoryName}
        </Link>
        {top.goodsCount > 0 && (
          <span className="text-sm text-ink-3">
            <Count value={top.goodsCount} /> parts
          </span>
        )}
        <Link to={CATEGORIES} className="ml-auto rounded-xs text-link hover:underline">
          All categories
        </Link>
      </p>
      <ul className="columns-3 gap-6 xl:columns-4">
        {top.child.map((second) => (
          <li key={second.categoryId} className="mb-4 break-inside-avoid">
            <Link
              to={categoryPathAddress([top, second])}
              className="rounded-xs font-medium hover:text-link hover:underline"
            >
              {second.categoryName}
            </Link>
            <ul className="mt-1">
              {second.child.map((third) => (
                <li key={third.categoryId}>
                  <Link
                    to={thirdAddress(third)}
                    className="block rounded-xs py-0.75 text-sm text-ink-2 hover:text-link hover:underline"
                  >
                    {third.categoryName}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Up and down stay on the first level; right enters the branch, left comes back. */
function goRight(event: KeyboardEvent<HTMLElement>) {
  const line = event.currentTarget.parentElement
  if (event.key === 'ArrowRight') {
    event.preventDefault()
    line?.querySelector<HTMLElement>('[data-branch] a')?.focus()
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = event.key === 'ArrowDown' ? line?.nextElementSibling : line?.previousElementSibling
    if (!next) return
    event.preventDefault()
    next.querySelector<HTMLElement>('[data-top]')?.focus()
  }
}

function goLeft(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowLeft') return
  event.preventDefault()
  event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-top]')?.focus()
}

function Outline() {
  return (
    <Loading label="Loading the categories">
      <div className="flex h-[min(39rem,calc(100dvh-9rem))] gap-8 overflow-hidden p-4">
        <div className="grid w-58 content-start gap-3">
          {Array.from({ length: 16 }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an outline
            <Skeleton key={line} className="h-5" />
          ))}
        </div>
        <Skeleton className="h-6 w-60" />
      </div>
    </Loading>
  )
}
