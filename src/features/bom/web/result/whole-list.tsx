import { type CSSProperties, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import type { Shown } from './bom-filters.ts'
import { nameOf } from './lines/row-frame.ts'

/** For printing and browser search, which need the lines that the virtual list does not render. */
type Reader = 'find' | 'print'

/** flushSync: the browser reads the page right after the event. */
export function useWholeReader(): Reader | undefined {
  const [reader, setReader] = useState<Reader>()
  useEffect(() => {
    const set = (next: Reader | undefined) => () => flushSync(() => setReader(next))
    const find = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') set('find')()
    }
    const [print, done] = [set('print'), set(undefined)]
    window.addEventListener('keydown', find)
    window.addEventListener('beforeprint', print)
    window.addEventListener('afterprint', done)
    return () => {
      window.removeEventListener('keydown', find)
      window.removeEventListener('beforeprint', print)
      window.removeEventListener('afterprint', done)
    }
  }, [])
  return reader
}

/** A hidden line at its later position: the browser's search finds it and scrolls there. */
export function LineText({ shown, style }: { shown: Shown; style: CSSProperties }) {
  const { line, found } = shown.work
  const { goods } = found
  const texts = [nameOf(shown.work, shown.place), line.ref, line.description, goods?.goodsModel, goods?.brand.brandName]
  return (
    <div data-line-text className="absolute inset-x-0 truncate py-3 pl-3 text-ink-3" style={style}>
      {texts.filter(Boolean).join(' · ')}
    </div>
  )
}

/** All lines for printing, without controls. */
export function PrintedLines({ lines }: { lines: readonly Shown[] }) {
  return (
    <table className="w-full text-left text-xs">
      <caption className="sr-only">Lines of the bill of materials</caption>
      <thead>
        <tr>
          {['', 'Your line', 'Part', 'Pieces', 'Price', 'Amount'].map((head) => (
            <th key={head} scope="col" className="border-b border-ink py-1 pr-2 font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ place, work, priced }) => (
          <tr key={place} className="break-inside-avoid border-b border-line align-top">
            <td className="py-1 pr-2">{place + 1}</td>
            <td className="py-1 pr-2">
              {nameOf(work, place)}
              {work.line.ref && <span className="block">{work.line.ref}</span>}
            </td>
            <td className="py-1 pr-2">
              {work.found.goods
                ? `${work.found.goods.goodsModel}, ${work.found.goods.brand.brandName}, ${work.found.goods.package}`
                : 'Not found'}
            </td>
            <td className="py-1 pr-2">
              <Count value={work.found.goods ? priced.orderCount : priced.count} />
            </td>
            <td className="py-1 pr-2">
              {priced.unitPrice && work.found.goods ? (
                <Money amount={priced.unitPrice} currency={work.found.goods.currency} />
              ) : (
                '–'
              )}
            </td>
            <td className="py-1">
              {priced.amount && work.found.goods ? (
                <Money amount={priced.amount} currency={work.found.goods.currency} />
              ) : (
                '–'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
