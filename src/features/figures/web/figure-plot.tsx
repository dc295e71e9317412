import { useNavigate } from 'react-router'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { BarPlot } from './bar-plot.tsx'
import { type Bar, readBars } from './bars.ts'
import type { FiguresData } from './figures.page.tsx'
import { figuresAddress } from './figures-address.ts'
import { plotsIn } from './plots.ts'

/** A bar leads to its month, or to the list of its day: of the first number that is in the plot. */
const pressedAddress = (bar: Bar, data: FiguresData): string => {
  if (bar.at.length < 10) return figuresAddress({ ...data, period: bar.at })
  const { name, columns } = plotsIn(data.currency)[data.plot]
  const linked = columns.filter(({ to }) => to)
  return (linked.find((column) => column.name === name) ?? linked[0])?.to?.(bar) ?? figuresAddress(data)
}

/** One bar a day or month; the same as a table, for keyboards and screen readers. */
export function FigurePlot({ data }: { data: FiguresData }) {
  const navigate = useNavigate()
  const bars = readBars(data)
  const { series: seriesOf, name } = plotsIn(data.currency)[data.plot]
  const series = seriesOf(bars)
  const isMonth = data.period.includes('-')
  const unit = isMonth ? 'Day' : 'Month'
  const shown = bars.filter((_, place) => series.some(({ values }) => values[place] !== 0))
  if (shown.length === 0) return <p className="text-ink-3">Nothing to show for this period.</p>
  return (
    <>
      <BarPlot
        label={`${series.map((one) => one.name).join(', ')} by ${unit.toLowerCase()}; the numbers are in the table below`}
        unit={unit}
        names={bars.map(({ at }) => at.slice(-2))}
        series={series}
        onPress={(place) => {
          const bar = bars[place]
          if (bar) void navigate(pressedAddress(bar, data))
        }}
      />
      <details className="pt-1">
        <summary className="inline-block py-0.5 text-sm text-ink-3 underline">Numbers by {unit.toLowerCase()}</summary>
        <BarTable
          caption={`Numbers of ${name.toLowerCase()} by ${unit.toLowerCase()}`}
          unit={unit}
          bars={shown}
          data={data}
        />
      </details>
    </>
  )
}

type BarTableProps = { caption: string; unit: string; bars: Bar[]; data: FiguresData }

function BarTable({ caption, unit, bars, data }: BarTableProps) {
  const { columns } = plotsIn(data.currency)[data.plot]
  return (
    <TableFrame caption={caption} stacked>
      <thead>
        <tr>
          <Th>{unit}</Th>
          {columns.map(({ name }) => (
            <Th key={name} numeric>
              {name}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.at}>
            <Td className="py-1.5! font-mono">
              {unit === 'Month' ? (
                <TextLink to={figuresAddress({ ...data, period: bar.at })}>{bar.at}</TextLink>
              ) : (
                bar.at
              )}
            </Td>
            {columns.map(({ name, value, to }) => (
              <Td key={name} label={name} numeric className="py-1.5! font-mono">
                {to ? (
                  <TextLink to={to(bar)} aria-label={`${name}, ${bar.at}: ${value(bar)}`}>
                    {value(bar)}
                  </TextLink>
                ) : (
                  value(bar)
                )}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
