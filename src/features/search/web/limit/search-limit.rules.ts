/** Searches of a visitor, as the browser keeps them. */
export interface SearchCount {
  times: number
  /** Day of the month the searches were made on. */
  date: number
  /** What was searched for: to show it again, on another page or after a reload, is no new search. */
  terms: string[]
}

export type Counted = { allowed: true; count: SearchCount } | { allowed: false }

const NOTHING: Pick<SearchCount, 'times' | 'terms'> = { times: 0, terms: [] }

/** Counts one search; resets when the day of the month has changed. A limit of 0 is none. */
export function countSearch(kept: SearchCount | undefined, term: string, today: number, limit: number): Counted {
  const { times, terms } = kept?.date === today ? kept : NOTHING
  if (limit > 0 && times >= limit) return { allowed: false }
  return { allowed: true, count: { times: times + 1, date: today, terms: [...new Set([...terms, term])] } }
}

/** Reads local storage, which may hold anything. */
export function readCount(times: string | null, date: string | null, terms: unknown): SearchCount | undefined {
  const count = { times: Number(times ?? Number.NaN), date: Number(date ?? Number.NaN) }
  if (!(Number.isInteger(count.times) && count.times >= 0 && Number.isInteger(count.date))) return undefined
  return { ...count, terms: Array.isArray(terms) ? terms : [] }
}
