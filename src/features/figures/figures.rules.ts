import Big from 'big.js'

/** First and last day of a month or a year, as "2026-11-01". */
export function daysOf(period: string): { from: string; to: string } {
  const [year = 0, month] = period.split('-').map(Number)
  const first = new Date(Date.UTC(year, (month ?? 1) - 1, 1))
  const last = new Date(Date.UTC(year, month ?? 12, 0))
  return { from: first.toISOString().slice(0, 10), to: last.toISOString().slice(0, 10) }
}

/** The month or the year before (-1) or after (1). */
export function shiftPeriod(period: string, by: number): string {
  const [year = 0, month] = period.split('-').map(Number)
  if (month === undefined) return String(year + by)
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 7)
}

/** Every day of a month; of a year every month, since 365 bars are too narrow. */
export function barsOf(period: string): string[] {
  if (!period.includes('-'))
    return Array.from({ length: 12 }, (_, place) => `${period}-${String(place + 1).padStart(2, '0')}`)
  const days = Number(daysOf(period).to.slice(8))
  return Array.from({ length: days }, (_, place) => `${period}-${String(place + 1).padStart(2, '0')}`)
}

export const addSums = (sums: readonly string[]): string =>
  sums.reduce((total, one) => total.plus(one), new Big(0)).toFixed(4)

export const addCounts = <K extends string>(rows: ReadonlyArray<Record<K, number>>, name: K): number =>
  rows.reduce((total, row) => total + row[name], 0)

export const subtract = (a: string, b: string): string => new Big(a).minus(b).toFixed(4)

/** Whole percents, rounded half up; undefined when there is nothing to compare with. */
export const percentOf = (part: string | number, whole: string | number): number | undefined =>
  new Big(whole).eq(0) ? undefined : Number(new Big(part).times(100).div(whole).toFixed(0, Big.roundHalfUp))

const DAY = 86_400_000
const DAYS_OF_A_YEAR = 365

interface Turning {
  period: string
  /** Of what was sold in it. */
  cost: string
  stockValue: string | null
  /** Of a period that is not over, only the days until now count. */
  now: number
}

/** Stock turns per year at the pace of the period, to one decimal; undefined when unknown. */
export function stockTurns({ period, cost, stockValue, now }: Turning): string | undefined {
  if (stockValue === null || new Big(stockValue).lte(0)) return undefined
  const { from, to } = daysOf(period)
  const days = Math.ceil((Math.min(Date.parse(to) + DAY, now) - Date.parse(from)) / DAY)
  if (days <= 0) return undefined
  return new Big(cost).times(DAYS_OF_A_YEAR).div(days).div(stockValue).toFixed(1, Big.roundHalfUp)
}

export interface CostLine {
  line: number
  model: string
  maker: string
  cost: string
}

/** One part per line: number, manufacturer, cost; separated by commas, semicolons or tabs. */
export function readCosts(text: string): { parts: CostLine[]; problems: Array<{ line: number; message: string }> } {
  const parts: CostLine[] = []
  const problems: Array<{ line: number; message: string }> = []
  for (const [place, written] of text.split('\n').entries()) {
    if (written.trim() === '') continue
    const line = place + 1
    const cells = written.split(/[\t;,]/).map((cell) => cell.trim())
    const [model = '', maker = '', cost = ''] = cells
    if (cells.length !== 3 || model === '' || maker === '')
      problems.push({ line, message: 'Please write part number, manufacturer and cost.' })
    else if (!/^\d{1,9}(\.\d{1,6})?$/.test(cost))
      problems.push({ line, message: `“${cost}” is not a cost such as 0.25.` })
    else parts.push({ line, model, maker, cost })
  }
  return { parts, problems }
}
