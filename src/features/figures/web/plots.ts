import { formatMoney } from '#shared/money/format-money.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { cartsAddress, ordersAddress, quotesAddress, searchesAddress } from '../figure-links.ts'
import { percentOf } from '../figures.rules.ts'
import type { Series } from './bar-plot.tsx'
import type { Bar } from './bars.ts'

/** A column of the numbers below a plot; with an address it leads to the list that the number counts. */
interface Column {
  name: string
  value: (bar: Bar) => string
  to?: (bar: Bar) => string
}

interface Plot {
  name: string
  series: (bars: Bar[]) => Series[]
  columns: Column[]
}

export const PLOTS = ['sales', 'orders', 'refunds', 'margin', 'quotes', 'searches', 'carts', 'stock'] as const
export type PlotName = (typeof PLOTS)[number]

const count = (value: number) => (Number.isInteger(value) ? formatCount(value) : '')
const percent = (part: string | number, whole: string | number) => {
  const share = percentOf(part, whole)
  return share === undefined ? '–' : `${share} %`
}

type Format = Series['format']

const series = (name: string, bars: Bar[], read: (bar: Bar) => string | number, format: Format): Series => ({
  name,
  values: bars.map((bar) => Number(read(bar))),
  colour: '--color-accent',
  format,
})

/** All plots, for a currency. */
export function plotsIn(currency: string): Readonly<Record<PlotName, Plot>> {
  const money = (amount: string) => formatMoney(amount, currency)
  const axis = (value: number) => money(value.toFixed(2))
  const orders = (dates: 'placed' | 'paid' | 'refunded') => (bar: Bar) => ordersAddress(dates, { at: bar.at, currency })
  const sales: Column[] = [
    { name: 'Placed', value: (bar) => count(bar.placed), to: orders('placed') },
    { name: 'Paid', value: (bar) => count(bar.paid), to: orders('paid') },
    { name: 'Sales', value: (bar) => money(bar.sales), to: orders('paid') },
    { name: 'Refunds', value: (bar) => money(bar.refunded), to: orders('refunded') },
  ]
  return {
    sales: { name: 'Sales', series: (bars) => [series('Sales', bars, (bar) => bar.sales, axis)], columns: sales },
    orders: {
      name: 'Orders',
      series: (bars) => [series('Orders placed', bars, (bar) => bar.placed, count)],
      columns: sales,
    },
    refunds: {
      name: 'Refunds',
      series: (bars) => [{ ...series('Refunds', bars, (bar) => bar.refunded, axis), colour: '--color-copper' }],
      columns: sales,
    },
    margin: {
      name: 'Margin',
      series: (bars) => [series('Margin', bars, (bar) => bar.margin, axis)],
      columns: [
        { name: 'Goods with known cost', value: (bar) => money(bar.costedAmount), to: orders('paid') },
        { name: 'Cost', value: (bar) => money(bar.cost), to: orders('paid') },
        { name: 'Margin', value: (bar) => money(bar.margin), to: orders('paid') },
        { name: 'Share', value: (bar) => percent(bar.margin, bar.costedAmount) },
      ],
    },
    carts: {
      name: 'Carts',
      series: (bars) => [series('In abandoned carts', bars, (bar) => bar.cartAmount, axis)],
      columns: [
        { name: 'Carts', value: (bar) => count(bar.carts), to: ({ at }) => cartsAddress({ at, currency }) },
        { name: 'In them', value: (bar) => money(bar.cartAmount), to: ({ at }) => cartsAddress({ at, currency }) },
      ],
    },
    stock: {
      name: 'Stock turns',
      series: (bars) => [series('Turns a year', bars, ({ turns }) => turns ?? 0, String)],
      columns: [
        { name: 'Cost of goods sold', value: (bar) => money(bar.cost), to: orders('paid') },
        { name: 'Stock at cost', value: ({ stockValue }) => (stockValue ? money(stockValue) : '–'), to: () => PARTS },
        { name: 'Turns a year', value: ({ turns }) => turns ?? '–' },
      ],
    },
    ...PLOTS_OF_COUNTS,
  }
}

export const PARTS = '/staff/parts'

/** They are the same in all currencies. */
const PLOTS_OF_COUNTS: Readonly<Record<'quotes' | 'searches', Plot>> = {
  quotes: {
    name: 'Quotes',
    // The later ones are drawn over the earlier ones, which they are a part of.
    series: (bars) => [
      { ...series('Requested', bars, (bar) => bar.asked, count), colour: '--color-rim' },
      { ...series('Quoted', bars, (bar) => bar.quoted, count), colour: '--color-copper' },
      series('Won', bars, (bar) => bar.won, count),
    ],
    columns: [
      { name: 'Requested', value: (bar) => count(bar.asked), to: (bar) => quotesAddress(undefined, { at: bar.at }) },
      { name: 'Quoted', value: (bar) => count(bar.quoted), to: (bar) => quotesAddress('quoted', { at: bar.at }) },
      { name: 'Won', value: (bar) => count(bar.won), to: (bar) => quotesAddress('won', { at: bar.at }) },
      { name: 'Won of quoted', value: (bar) => percent(bar.won, bar.quoted) },
    ],
  },
  searches: {
    name: 'Searches',
    series: (bars) => [series('Searches without a result', bars, (bar) => bar.searches, count)],
    columns: [
      { name: 'Different', value: (bar) => count(bar.queryCount), to: (bar) => searchesAddress(bar.at) },
      { name: 'Searches', value: (bar) => count(bar.searches), to: (bar) => searchesAddress(bar.at) },
    ],
  },
}
