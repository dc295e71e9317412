import type { PlotName } from './plots.ts'

interface Shown {
  period: string
  currency: string
  plot: PlotName
  figures: { currencies: readonly string[] }
}

/** The page of the figures; what is usual is left out. */
export const figuresAddress = ({ period, currency, plot, figures: { currencies } }: Shown) =>
  `/staff/figures?${new URLSearchParams({
    period,
    ...(currency !== currencies[0] && { currency }),
    ...(plot !== 'sales' && { plot }),
  })}`
