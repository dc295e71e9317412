/** Daily searches of a visitor; the next search shows the register prompt. */
export const DAILY_SEARCHES = 5

export interface SearchCount {
  times: number
  /** Day of the month the searches were made on. */
  date: number
}

export type Counted = { allowed: true; count: SearchCount } | { allowed: false }

/** Counts one search of a visitor; resets when the day of the month has changed. */
export function countSearch(kept: SearchCount | undefined, today: number): Counted {
  const times = kept?.date === today ? kept.times : 0
  return times >= DAILY_SEARCHES ? { allowed: false } : { allowed: true, count: { times: times + 1, date: today } }
}

/** Reads local storage, which may hold anything. */
export function readCount(times: string | null, date: string | null): SearchCount | undefined {
  const count = { times: Number(times ?? Number.NaN), date: Number(date ?? Number.NaN) }
  return Number.isInteger(count.times) && count.times >= 0 && Number.isInteger(count.date) ? count : undefined
}
