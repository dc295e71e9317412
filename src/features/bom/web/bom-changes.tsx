import type { BomChange } from '../bom-matching.contract.ts'

const words: Record<BomChange['kind'], string> = {
  cheaper: 'costs less',
  dearer: 'costs more',
  priced: 'has a price now',
  unpriced: 'has no price any more',
  stock: 'stock',
  gone: 'is no longer sold',
  found: 'has been found by now',
}

/** What is different from the day it was saved. */
export function BomChanges({ changes }: { changes: BomChange[] }) {
  if (changes.length === 0) return null
  return (
    <details open={changes.length < 6}>
      <summary className="w-fit cursor-pointer py-1 font-medium">
        {changes.length} {changes.length === 1 ? 'line has' : 'lines have'} changed since
      </summary>
      <ul className="grid max-h-80 gap-1 overflow-y-auto pb-1">
        {changes.map((change) => (
          <li key={`${change.line} ${change.kind}`}>
            <span className="font-mono">{change.goodsModel || change.ref}</span> {words[change.kind]}
            {change.before !== null && change.now !== null && `: ${change.now}, was ${change.before}`}
          </li>
        ))}
      </ul>
    </details>
  )
}
