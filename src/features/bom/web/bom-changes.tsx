import { Callout } from '../../../web/ui/callout.tsx'
import { Moment } from '../../../web/ui/moment.tsx'
import { Money } from '../../../web/ui/money.tsx'
import type { BomChange, OpenedBom } from '../bom-matching.contract.ts'

const words: Record<BomChange['kind'], string> = {
  cheaper: 'costs less',
  dearer: 'costs more',
  priced: 'has a price now',
  unpriced: 'has no price any more',
  stock: 'stock has changed',
  gone: 'is no longer sold',
  found: 'has been found by now',
}

/** What is different from the day it was saved. */
export function BomChanges({ opened: { changes, savedAt, totalsThen } }: { opened: OpenedBom }) {
  return (
    <div className="pt-3">
      <Callout tone={changes.length > 0 ? 'warn' : 'info'}>
        Saved on <Moment at={savedAt} />
        {totalsThen.map((total) => (
          <span key={total.currency}>
            {' '}
            for <Money amount={total.amount} currency={total.currency} />
          </span>
        ))}
        , shown with today’s prices and stock.{' '}
        {changes.length === 0 ? (
          'Nothing has changed since.'
        ) : (
          <details className="inline">
            <summary className="inline cursor-pointer font-medium underline underline-offset-2">
              {changes.length} {changes.length === 1 ? 'change' : 'changes'}
            </summary>
            <ul className="grid gap-1 pt-2">
              {changes.map((change) => (
                <li key={`${change.line} ${change.kind}`}>
                  <span className="font-mono">{change.goodsModel || change.ref}</span> {words[change.kind]}
                  {change.before !== null && change.now !== null && `: ${change.before} before, ${change.now} now`}
                </li>
              ))}
            </ul>
          </details>
        )}
      </Callout>
    </div>
  )
}
