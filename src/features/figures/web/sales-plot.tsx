import { Link } from 'react-router'
import { formatMoney } from '#web/ui/display/money-format.ts'
import { addSums, barsOf } from '../figures.rules.ts'
import type { FiguresData } from './figures.page.tsx'

interface Bar {
  /** A day or a month. */
  at: string
  sales: string
  refunded: string
  orders: number
}

function readBars({ period, figures }: FiguresData): Bar[] {
  return barsOf(period).map((at) => {
    const days = figures.days.filter(({ day }) => day.startsWith(at))
    return {
      at,
      sales: addSums(days.flatMap((day) => [day.goodsAmount, day.freightAmount, day.taxAmount])),
      refunded: addSums(days.map((day) => day.refundedAmount)),
      orders: days.reduce((total, day) => total + day.paidCount, 0),
    }
  })
}

const linkOf = (at: string, currency: string) =>
  at.length > 7
    ? `/staff/orders?${new URLSearchParams({ dates: 'paid', from: at, to: at, currency })}`
    : `?${new URLSearchParams({ period: at, ...(currency !== 'USD' && { currency }) })}`

/** One bar a day or month, as high as its sales; each leads to its orders or its month. */
export function SalesPlot({ data }: { data: FiguresData }) {
  const bars = readBars(data)
  const highest = Math.max(...bars.map(({ sales }) => Number(sales)))
  const { currency } = data
  if (highest === 0) return <p className="text-ink-3">Nothing was paid in this period.</p>
  return (
    <div className="relative overflow-x-auto">
      <ol className="flex h-44 min-w-[40rem] items-stretch gap-1 pt-1">
        {bars.map(({ at, sales, refunded, orders }) => (
          <li key={at} className="flex min-w-0 flex-1 flex-col">
            <Link
              to={linkOf(at, currency)}
              discover="none"
              title={`${at}: ${formatMoney(sales, currency, 2)}, ${orders} paid, ${formatMoney(refunded, currency, 2)} refunded`}
              className="group flex grow flex-col justify-end"
            >
              <span className="sr-only">{`${at}: ${formatMoney(sales, currency, 2)}, ${orders} paid`}</span>
              <span
                aria-hidden="true"
                style={{ height: `${Math.max(Number(sales) > 0 ? 1 : 0, (Number(sales) / highest) * 100)}%` }}
                className="block rounded-t-sm bg-accent group-hover:bg-ink-2"
              />
            </Link>
            <span
              aria-hidden="true"
              className="border-t border-line pt-1 text-center font-mono text-[0.625rem] text-ink-3"
            >
              {at.slice(-2)}
            </span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-3">Highest bar: {formatMoney(highest.toFixed(4), currency, 2)}</p>
    </div>
  )
}
