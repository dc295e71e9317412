import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#shared/text/format-count.ts'
import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { cartsAddress, ordersAddress, quotesAddress, searchesAddress } from '../figure-links.ts'
import { addSums, percentOf, stockTurns, subtract } from '../figures.rules.ts'
import type { FiguresData } from './figures.page.tsx'
import { PARTS } from './plots.ts'

const ordersOf = (dates: 'placed' | 'paid' | 'refunded', { period, currency }: FiguresData) =>
  ordersAddress(dates, { at: period, currency })

const counted = (count: number, [one, many]: readonly [string, string]) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** The sums of the period; each leads to what it is made of. */
export function KeyFigures({ data }: { data: FiguresData }) {
  return (
    <ul className="grid sm:grid-cols-2 md:grid-cols-4 gap-x-6 gap-y-4 border-y border-line py-4">
      {[...salesFigures(data), ...shopFigures(data)].map((figure) => (
        <Figure key={figure.name} {...figure} />
      ))}
    </ul>
  )
}

const moneyIn = (currency: string) => (amount: string) => <Money amount={amount} currency={currency} />

function salesFigures(data: FiguresData): FigureProps[] {
  const { totals } = data.figures
  const sales = addSums([totals.goodsAmount, totals.freightAmount, totals.taxAmount])
  const known = percentOf(totals.costedAmount, totals.goodsAmount)
  const money = moneyIn(data.currency)
  return [
    {
      name: 'Sales',
      to: ordersOf('paid', data),
      value: money(sales),
      note: `${counted(totals.paidCount, ['order', 'orders'])} paid or on account; goods, shipping and tax`,
    },
    {
      name: 'Refunds',
      to: ordersOf('refunded', data),
      value: money(totals.refundedAmount),
      note: (
        <>
          {counted(totals.refundCount, ['refund', 'refunds'])}; sales less refunds{' '}
          {money(subtract(sales, totals.refundedAmount))}
        </>
      ),
    },
    {
      name: 'Orders placed',
      to: ordersOf('placed', data),
      value: formatCount(totals.placedCount),
      note: `${formatCount(totals.closedCount)} of them cancelled or not paid in time`,
    },
    {
      name: 'Margin',
      to: ordersOf('paid', data),
      value: Number(totals.costedAmount) > 0 ? money(subtract(totals.costedAmount, totals.cost)) : 'Not known',
      note:
        known === undefined || known === 0
          ? 'The costs of the sold parts are not known'
          : `On ${known} % of the goods: the cost of the rest is not known`,
    },
  ]
}

/** Stock, quotes, searches and carts. */
function shopFigures({ period, currency, figures }: FiguresData): FigureProps[] {
  const { totals, quotes, missedSearches, abandonedCarts, stockValue } = figures
  const won = percentOf(quotes.won, quotes.quoted)
  const money = moneyIn(currency)
  return [
    {
      name: 'Stock turns',
      to: PARTS,
      value: stockTurns({ period, cost: totals.cost, stockValue, now: Date.now() }) ?? 'Not known',
      note:
        stockValue === null ? (
          'Stock at cost is added up every hour'
        ) : Number(stockValue) === 0 ? (
          'The costs of the parts in stock are not known'
        ) : (
          <>a year at the current rate; {money(stockValue)} of stock at cost today</>
        ),
    },
    {
      name: 'Quotes won',
      to: quotesAddress(won === undefined ? undefined : 'won', { at: period }),
      value: won === undefined ? '–' : `${won} %`,
      note: `${quotes.won} of ${quotes.quoted} quoted, ${quotes.asked} asked for`,
    },
    {
      name: 'Searches without a result',
      to: searchesAddress(period),
      value: formatCount(missedSearches),
      note: 'Teach a word or order the part',
    },
    {
      name: 'Abandoned carts',
      to: cartsAddress({ currency }),
      value: formatCount(abandonedCarts.count),
      note: abandonedCarts.at ? (
        <>
          {money(abandonedCarts.amount)} in them, <Moment at={abandonedCarts.at} withTime />
        </>
      ) : (
        'Counted every ten minutes'
      ),
    },
  ]
}

type FigureProps = { name: string; to: string; value: ReactNode; note: ReactNode }

function Figure({ name, to, value, note }: FigureProps) {
  return (
    <li className="min-w-0">
      <Link to={to} discover="none" className="text-sm text-link underline-offset-2 hover:underline">
        {name}
      </Link>
      <p className="text-xl font-semibold wrap-anywhere">{value}</p>
      <p className="text-sm text-ink-3">{note}</p>
    </li>
  )
}
