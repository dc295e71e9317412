import { useNavigate } from 'react-router'
import { formatMoney } from '#web/ui/display/money-format.ts'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { addSums, barsOf } from '../figures.rules.ts'
import { BarPlot, type Series } from './bar-plot.tsx'
import type { FiguresData } from './figures.page.tsx'

interface Bar {
  /** A day or a month. */
  at: string
  sales: string
  refunded: string
  placed: number
  paid: number
}

function readBars({ period, figures }: FiguresData): Bar[] {
  return barsOf(period).map((at) => {
    const days = figures.days.filter(({ day }) => day.startsWith(at))
    return {
      at,
      sales: addSums(days.flatMap((day) => [day.goodsAmount, day.freightAmount, day.taxAmount])),
      refunded: addSums(days.map((day) => day.refundedAmount)),
      placed: days.reduce((total, day) => total + day.placedCount, 0),
      paid: days.reduce((total, day) => total + day.paidCount, 0),
    }
  })
}

export const PLOTS = ['sales', 'orders', 'refunds'] as const
export type PlotName = (typeof PLOTS)[number]

const linkOf = (at: string, { currency, plot }: FiguresData, dates: 'paid' | 'placed' | 'refunded') =>
  at.length > 7
    ? `/staff/orders?${new URLSearchParams({ dates, from: at, to: at, currency })}`
    : `?${new URLSearchParams({ period: at, ...(currency !== 'USD' && { currency }), ...(plot !== 'sales' && { plot }) })}`

const DATES = { sales: 'paid', orders: 'placed', refunds: 'refunded' } as const

function seriesOf(bars: Bar[], { plot, currency }: FiguresData): Series[] {
  const money = (value: number) => formatMoney(value.toFixed(2), currency, 2)
  const count = (value: number) => (Number.isInteger(value) ? String(value) : '')
  if (plot === 'orders')
    return [
      { name: 'Orders placed', values: bars.map(({ placed }) => placed), colour: '--color-accent', format: count },
    ]
  if (plot === 'refunds') {
    const values = bars.map(({ refunded }) => Number(refunded))
    return [{ name: 'Refunds', values, colour: '--color-copper', format: money }]
  }
  return [{ name: 'Sales', values: bars.map(({ sales }) => Number(sales)), colour: '--color-accent', format: money }]
}

/** One bar a day or month, which leads to its orders or its month; the same as a table for keyboards. */
export function SalesPlot({ data }: { data: FiguresData }) {
  const navigate = useNavigate()
  const bars = readBars(data)
  const series = seriesOf(bars, data)
  const isMonth = data.period.includes('-')
  if (series.every(({ values }) => values.every((value) => value === 0)))
    return <p className="text-ink-3">Nothing to show for this period.</p>
  return (
    <>
      <BarPlot
        label={`${series.map(({ name }) => name).join(', ')} by ${isMonth ? 'day' : 'month'}; the numbers are in the table below`}
        unit={isMonth ? 'Day' : 'Month'}
        names={bars.map(({ at }) => at.slice(-2))}
        series={series}
        onPress={(place) => void navigate(linkOf(bars[place]?.at ?? '', data, DATES[data.plot]))}
      />
      <details className="pt-1">
        <summary className="inline-block py-0.5 text-sm text-ink-3 underline">
          {isMonth ? 'Numbers by day' : 'Numbers by month'}
        </summary>
        <BarTable
          bars={bars.filter(({ placed, paid, refunded }) => placed > 0 || paid > 0 || Number(refunded) > 0)}
          data={data}
        />
      </details>
    </>
  )
}

function BarTable({ bars, data }: { bars: Bar[]; data: FiguresData }) {
  const { currency } = data
  return (
    <TableFrame caption="Sales, orders and refunds" stacked>
      <thead>
        <tr>
          <Th>{data.period.includes('-') ? 'Day' : 'Month'}</Th>
          <Th numeric>Placed</Th>
          <Th numeric>Paid</Th>
          <Th numeric>Sales</Th>
          <Th numeric>Refunds</Th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ at, placed, paid, sales, refunded }) => (
          <tr key={at}>
            <Td className="py-1.5! font-mono">{at}</Td>
            <Td label="Placed" numeric className="py-1.5!">
              <TextLink to={linkOf(at, data, 'placed')} aria-label={`${placed} placed, ${at}`} className="font-mono">
                {placed}
              </TextLink>
            </Td>
            <Td label="Paid" numeric className="py-1.5! font-mono">
              {paid}
            </Td>
            <Td label="Sales" numeric className="py-1.5!">
              <TextLink
                to={linkOf(at, data, 'paid')}
                aria-label={`${at}: ${formatMoney(sales, currency, 2)}, ${paid} paid`}
                className="font-mono"
              >
                {formatMoney(sales, currency, 2)}
              </TextLink>
            </Td>
            <Td label="Refunds" numeric className="py-1.5!">
              <TextLink to={linkOf(at, data, 'refunded')} aria-label={`Refunds, ${at}`} className="font-mono">
                {formatMoney(refunded, currency, 2)}
              </TextLink>
            </Td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
