import { formatMoney } from '#shared/money/format-money.ts'
import { formatCount } from '#shared/text/format-count.ts'
import type { BomChange } from '../../saved-bom.contract.ts'

const words: Record<BomChange['kind'], string> = {
  cheaper: 'costs less',
  dearer: 'costs more',
  priced: 'has a price now',
  unpriced: 'no longer has a price',
  stock: 'in stock',
  gone: 'is no longer sold',
  found: 'is found now',
}

type BomChangesProps = {
  changes: BomChange[]
  /** Of the part on a line. */
  currencyOf: (line: number) => string
}

/** What is different from the day it was saved. */
export function BomChanges({ changes, currencyOf }: BomChangesProps) {
  if (changes.length === 0) return null
  const lineCount = new Set(changes.map(({ line }) => line)).size
  return (
    <details open={changes.length < 6}>
      <summary className="w-fit cursor-pointer py-1 font-medium">
        {lineCount} {lineCount === 1 ? 'line has' : 'lines have'} changed since
      </summary>
      <ul className="grid max-h-80 gap-1 overflow-y-auto pb-1">
        {changes.map((change) => (
          <li key={`${change.line} ${change.kind}`}>
            <span className="font-mono">{change.goodsModel || change.ref}</span> {words[change.kind]}
            {difference(change, currencyOf(change.line))}
          </li>
        ))}
      </ul>
    </details>
  )
}

function difference({ kind, before, now }: BomChange, currency: string): string {
  if (before === null || now === null) return ''
  const write = (value: string) => (kind === 'stock' ? formatCount(Number(value)) : formatMoney(value, currency))
  return `: ${write(now)}, was ${write(before)}`
}
