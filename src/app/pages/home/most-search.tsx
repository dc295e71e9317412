import { type KeyboardEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import type { GoodsName } from '#features/catalog/catalog.contract.ts'
import { goodsAddress } from '#features/catalog/web/addresses.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ModelText } from '#web/ui/display/model-text.tsx'

export interface MostSearchList {
  title: string
  goods: GoodsName[]
}

function nextTab(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}

/** Lists of parts behind tabs. Without script there are no tabs but lists, each under its name. */
export function MostSearch({ lists }: { lists: readonly MostSearchList[] }) {
  const id = useId()
  const [current, setCurrent] = useState(0)

  function onKeyDown(event: KeyboardEvent, at: number) {
    const next = nextTab(event.key, at, lists.length)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    document.getElementById(`${id}-tab-${next}`)?.focus()
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label="Most searched"
        className="-mx-1 flex gap-5 overflow-x-auto px-1 pt-1 shadow-[inset_0_-1px_var(--color-line)] [scrollbar-width:none] noscript:hidden"
      >
        {lists.map(({ title }, place) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${place}`}
            aria-selected={place === current}
            aria-controls={`${id}-panel-${place}`}
            tabIndex={place === current ? 0 : -1}
            onClick={() => setCurrent(place)}
            onKeyDown={(event) => onKeyDown(event, place)}
            className="shrink-0 rounded-xs border-b-2 border-transparent py-2 font-medium text-ink-3 hover:text-ink focus-visible:outline-offset-[-2px] aria-selected:border-link aria-selected:text-ink"
          >
            {title}
          </button>
        ))}
      </div>
      {lists.map(({ title, goods }, place) => (
        // A class instead of `hidden`, which no stylesheet could undo where scripts are off.
        <div
          key={title}
          role="tabpanel"
          id={`${id}-panel-${place}`}
          aria-labelledby={`${id}-tab-${place}`}
          className={classNames('pt-2', place !== current && 'hidden noscript:block')}
        >
          <p className="hidden pt-4 pb-1 font-medium noscript:block">{title}</p>
          <Ranking goods={goods} />
        </div>
      ))}
    </div>
  )
}

function Ranking({ goods }: { goods: GoodsName[] }) {
  return (
    <ol className="gap-x-10 sm:columns-2 xl:columns-3">
      {goods.map((one, place) => (
        <li key={one.goodsId} className="break-inside-avoid border-b border-line-2">
          <Link to={goodsAddress(one.goodsId)} className="group flex items-baseline gap-3 py-2 hover:text-link">
            <span aria-hidden="true" className="w-5 text-right text-ink-3">
              {place + 1}
            </span>
            <ModelText model={one.goodsModel} className="wrap-anywhere" />
            <span className="ml-auto pl-2 text-right text-xs text-ink-3">{one.brand.brandName}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
