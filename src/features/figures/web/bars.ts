import { addCounts, addSums, barsOf, stockTurns, subtract } from '../figures.rules.ts'
import type { FiguresData } from './figures.page.tsx'

/** The figures of a day or a month. */
export interface Bar {
  at: string
  sales: string
  refunded: string
  placed: number
  paid: number
  costedAmount: string
  cost: string
  margin: string
  asked: number
  quoted: number
  won: number
  queryCount: number
  searches: number
  carts: number
  cartAmount: string
  /** At the end of it, since it is kept. */
  stockValue: string | null
  /** A year, at the pace of the bar. */
  turns: string | undefined
}

export const readBars = (data: FiguresData): Bar[] => barsOf(data.period).map((at) => readBar(at, data))

function readBar(at: string, { figures }: FiguresData): Bar {
  const within = <T extends { day: string }>(rows: readonly T[]) => rows.filter(({ day }) => day.startsWith(at))
  const [days, quotes, searches, carts] = [
    within(figures.days),
    within(figures.quoteDays),
    within(figures.searchDays),
    within(figures.abandonedCarts.days),
  ]
  const costedAmount = addSums(days.map((day) => day.costedAmount))
  const cost = addSums(days.map((day) => day.cost))
  const stockValue = within(figures.stockDays).at(-1)?.value ?? null
  return {
    at,
    sales: addSums(days.flatMap((day) => [day.goodsAmount, day.freightAmount, day.taxAmount])),
    refunded: addSums(days.map((day) => day.refundedAmount)),
    placed: addCounts(days, 'placedCount'),
    paid: addCounts(days, 'paidCount'),
    costedAmount,
    cost,
    margin: subtract(costedAmount, cost),
    asked: addCounts(quotes, 'asked'),
    quoted: addCounts(quotes, 'quoted'),
    won: addCounts(quotes, 'won'),
    queryCount: addCounts(searches, 'queryCount'),
    searches: addCounts(searches, 'times'),
    carts: addCounts(carts, 'count'),
    cartAmount: addSums(carts.map((day) => day.amount)),
    stockValue,
    turns: stockTurns({ period: at, cost, stockValue, now: Date.now() }),
  }
}
