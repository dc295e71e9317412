import { parseStored, readStored, writeStored } from '#web/browser-storage.ts'
import { isLoggedIn } from '#web/session.ts'
import { countSearch, readCount, type SearchCount } from './search-limit.rules.ts'
import { DATE_KEY, LIMIT_ATTRIBUTE, TERMS_KEY, TIMES_KEY } from './search-limit-mark.ts'

/** A setting of the shop. */
export const readDailySearches = () => Number(document.documentElement.getAttribute(LIMIT_ATTRIBUTE))

export const readSearches = (): SearchCount | undefined =>
  readCount(readStored(TIMES_KEY), readStored(DATE_KEY), parseStored(readStored(TERMS_KEY)))

/** The search that was counted last, until its results are shown. */
export const taken: { term?: string } = {}

/** Counts a search; false when a visitor has reached the daily limit. Buyers are not counted. */
export function takeSearch(term: string): boolean {
  if (isLoggedIn()) return true
  const counted = countSearch(readSearches(), term, new Date().getDate(), readDailySearches())
  if (!counted.allowed) return false
  taken.term = term
  writeStored(TIMES_KEY, String(counted.count.times))
  writeStored(DATE_KEY, String(counted.count.date))
  writeStored(TERMS_KEY, JSON.stringify(counted.count.terms))
  return true
}
