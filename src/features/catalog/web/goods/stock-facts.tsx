import { use } from 'react'
import { Count } from '#web/ui/display/count.tsx'
import { isDiscontinued } from '../../availability.rules.ts'
import type { GoodsDetail } from '../../catalog.contract.ts'
import { expectedDay } from '../../stock/expected-text.ts'
import { leadTime } from '../availability.tsx'
import { PartActionsContext } from '../part-actions.ts'

/** Stock by warehouse, shipping days, incoming deliveries and factory lead time. */
export function StockFacts({ goods }: { goods: GoodsDetail }) {
  const { StockNotice } = use(PartActionsContext)
  const { stockCount, warehouses, incoming, leadWeeks, lifecycle } = goods
  return (
    <div>
      <p>
        <Count value={stockCount} className={`text-xl font-semibold ${stockCount === 0 ? 'text-bad' : ''}`} /> in stock
      </p>
      <ul className="text-sm text-ink-2 empty:hidden">
        {warehouses.map((warehouse) => (
          <li key={warehouse.name}>
            <Count value={warehouse.stockCount} /> in {warehouse.name}
            {warehouse.shipDays !== null && <span className="text-ink-3">, {shipTime(warehouse.shipDays)}</span>}
          </li>
        ))}
        {incoming.map(({ count, on }) => (
          <li key={on}>
            <Count value={count} /> expected on <time dateTime={on}>{expectedDay(on)}</time>
          </li>
        ))}
      </ul>
      {leadWeeks > 0 && <p className="text-xs text-ink-3">Factory lead time: {leadTime(leadWeeks)}</p>}
      {stockCount === 0 && isDiscontinued(lifecycle) && (
        <p className="text-xs text-ink-3">No further stock is expected.</p>
      )}
      {stockCount === 0 && !isDiscontinued(lifecycle) && StockNotice && <StockNotice goods={goods} />}
    </div>
  )
}

function shipTime(days: number): string {
  if (days === 0) return 'ships today'
  return days === 1 ? 'ships in 1 working day' : `ships in ${days} working days`
}
