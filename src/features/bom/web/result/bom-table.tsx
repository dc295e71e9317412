import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import type { Shown } from './bom-filters.ts'
import { BomRow } from './lines/bom-row.tsx'
import { rowClass } from './lines/row-frame.ts'
import { LineText, PrintedLines, useWholeReader } from './whole-list.tsx'

const ROW_HEIGHT = 132
const BEYOND = 6

/** A virtual list: only the visible rows are rendered. */
export const BomTable = memo(function BomTable({ lines }: { lines: Shown[] }) {
  const list = useRef<HTMLDivElement>(null)
  // State of the table, not of the row: rows unmount when they are scrolled out.
  const [choosing, setChoosing] = useState<number>()
  const [editing, setEditing] = useState<number>()
  const top = useTop(list)
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: BEYOND,
    scrollMargin: top,
    // Stable reference: a new function would make the virtualizer measure all rows on each scroll.
    getItemKey: useCallback((index: number) => lines[index]?.place ?? index, [lines]),
  })

  const reader = useWholeReader()
  const drawn = virtual.getVirtualItems()
  const drawnPlaces = new Set(drawn.map(({ index }) => index))

  /** For the find function of the browser: rows that are not rendered, as text. */
  const textOf = (shown: Shown, index: number) => (
    <LineText
      key={`text ${shown.place}`}
      shown={shown}
      style={{ top: (virtual.measurementsCache[index]?.start ?? top) - virtual.options.scrollMargin }}
    />
  )

  if (reader === 'print') return <PrintedLines lines={lines} />
  if (lines.length === 0) return <EmptyState title="No lines here">Choose another group of lines above.</EmptyState>
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are placed by hand cannot be rows of a table element
    <div role="table" aria-label="Lines of the bill of materials" aria-rowcount={lines.length + 1}>
      <Head />
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div ref={list} role="rowgroup" className="relative" style={{ height: virtual.getTotalSize() }}>
        {drawn.map(({ index, key, start }) => {
          const shown = lines[index]
          return (
            shown && (
              // biome-ignore lint/a11y/useSemanticElements: as above
              // biome-ignore lint/a11y/useFocusableInteractive: a row holds controls and is none
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + 2}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
              >
                <BomRow
                  {...shown}
                  choosing={choosing === shown.place}
                  onChoosing={setChoosing}
                  editing={editing === shown.place}
                  onEditing={setEditing}
                />
              </div>
            )
          )
        })}
        {reader === 'find' && lines.map((shown, index) => !drawnPlaces.has(index) && textOf(shown, index))}
      </div>
    </div>
  )
})

/** Offset of the list on the page, which changes with the content above it. */
function useTop(list: React.RefObject<HTMLDivElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [list])
  return top
}

const heads = ['Take', 'Your line', 'Part', 'Pieces', 'Price', 'Amount']

function Head() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="rowgroup" className="max-lg:sr-only">
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: a heading */}
      <div
        role="row"
        aria-rowindex={1}
        className={`${rowClass} border-b border-ink pb-1.5 pl-3 text-xs font-medium text-ink-3`}
      >
        {heads.map((head, place) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: a heading
          <span key={head} role="columnheader" className={place > 2 ? 'lg:text-right' : ''}>
            {head}
          </span>
        ))}
      </div>
    </div>
  )
}
