import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { EmptyState } from '../../../web/ui/empty-state.tsx'
import type { Shown } from './bom-filters.ts'
import { BomRow } from './bom-row.tsx'

const ROW_HEIGHT = 112
const BEYOND = 6

/** Only the rows in sight are drawn, so that ten thousand lines scroll like ten. */
export function BomTable({ lines }: { lines: Shown[] }) {
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: BEYOND,
    scrollMargin: top,
    getItemKey: (index) => lines[index]?.place ?? index,
  })

  if (lines.length === 0) return <EmptyState title="No such lines">Choose another group of lines above.</EmptyState>
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are placed by hand cannot be rows of a table element
    <div role="table" aria-label="Lines of the bill of materials" aria-rowcount={lines.length + 1}>
      <Head />
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div ref={list} role="rowgroup" className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
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
                <BomRow {...shown} />
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}

export const rowClass =
  'grid gap-x-4 gap-y-2 lg:grid-cols-[2.5rem_minmax(0,1.1fr)_minmax(0,1.6fr)_9rem_7rem_8rem] items-start'

const heads = ['Take', 'Your line', 'Part', 'Needed', 'Price', 'Amount']

function Head() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="rowgroup" className="max-lg:sr-only">
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: a heading */}
      <div
        role="row"
        aria-rowindex={1}
        className={`${rowClass} border-b border-ink pb-1.5 text-xs font-medium text-ink-3`}
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
