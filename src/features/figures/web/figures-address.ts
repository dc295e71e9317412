import type { PlotName } from './plots.ts'

/** The page of the figures; what is usual is left out. */
export const figuresAddress = ({ period, currency, plot }: { period: string; currency: string; plot: PlotName }) =>
  `/staff/figures?${new URLSearchParams({
    period,
    ...(currency !== 'USD' && { currency }),
    ...(plot !== 'sales' && { plot }),
  })}`
