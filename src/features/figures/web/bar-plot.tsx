import { useEffect, useRef } from 'react'
import type uPlot from 'uplot'

export interface Series {
  name: string
  values: number[]
  /** A custom property of the theme, such as `--color-accent`. */
  colour: string
  format: (value: number) => string
}

type BarPlotProps = {
  /** What the plot shows, for those who cannot see it. */
  label: string
  /** What a bar stands for: a day, a month. */
  unit: string
  /** Below the bars. */
  names: string[]
  series: Series[]
  onPress: (place: number) => void
}

const HEIGHT = 240
const WIDE_AXIS = 84

const colourOf = (property: string) => getComputedStyle(document.documentElement).getPropertyValue(property).trim()

function optionsOf(
  { unit, names, series }: BarPlotProps,
  { bars, width }: { bars: uPlot.Series.PathBuilder; width: number },
) {
  const font = `12px ${getComputedStyle(document.body).fontFamily}`
  const axis = { font, stroke: colourOf('--color-ink-3'), grid: { stroke: colourOf('--color-line'), width: 1 } }
  const nameAt = (place: number) => names[place] ?? ''
  return {
    width,
    height: HEIGHT,
    scales: { x: { time: false, range: [-0.6, names.length - 0.4] } },
    axes: [
      { ...axis, grid: { show: false }, values: (_: uPlot, places: number[]) => places.map(nameAt) },
      {
        ...axis,
        size: WIDE_AXIS,
        values: (_: uPlot, values: number[]) => values.map((value) => series[0]?.format(value) ?? String(value)),
      },
    ],
    series: [
      { label: unit, value: (_: uPlot, place: number | null) => (place === null ? '–' : nameAt(place)) },
      ...series.map(({ name, colour, format }) => ({
        label: name,
        stroke: colourOf(colour),
        fill: colourOf(colour),
        // Otherwise an empty bar is a line.
        width: 0,
        paths: bars,
        points: { show: false },
        value: (_: uPlot, value: number | null) => (value === null ? '–' : format(value)),
      })),
    ],
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
  } satisfies uPlot.Options
}

/** Without a locale, browsers on Linux call their language "en-US@posix", which Intl refuses; uPlot asks it while it is loaded. */
function correctLanguage(): void {
  try {
    Intl.getCanonicalLocales(navigator.language)
  } catch {
    Object.defineProperty(navigator, 'language', { value: 'en-US', configurable: true })
  }
}

/** Bars with axes and the values under the pointer. The library is loaded with the first plot. */
export function BarPlot(props: BarPlotProps) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  const { label, names, series } = props
  const shown = JSON.stringify([names, series.map(({ name, values }) => [name, values])])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` says when there is something else to draw
  useEffect(() => {
    const element = place.current
    if (!element) return
    let plot: uPlot | undefined
    let left = false
    const observer = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height: HEIGHT }))
    correctLanguage()
    void import('uplot').then(({ default: Plot }) => {
      if (left) return
      const bars = Plot.paths.bars?.({ size: [0.7, 60] })
      if (!bars) return
      const options = optionsOf(latest.current, { bars, width: element.clientWidth })
      plot = new Plot(options, [names.map((_, index) => index), ...series.map(({ values }) => values)], element)
      plot.over.addEventListener('click', () => {
        const index = plot?.cursor.idx
        if (typeof index === 'number') latest.current.onPress(index)
      })
      observer.observe(element)
    })
    return () => {
      left = true
      observer.disconnect()
      plot?.destroy()
    }
  }, [shown])

  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      style={{ minHeight: HEIGHT }}
      className="min-w-0 overflow-hidden text-sm [&_.u-legend_th]:font-medium! [&_.u-over]:cursor-pointer [&_.uplot]:[font-family:inherit]!"
    />
  )
}
