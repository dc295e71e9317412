import { readStored, writeStored } from '#web/browser-storage.ts'
import { isLoggedIn } from '#web/session.ts'
import { countSearch, readCount } from './search-limit.rules.ts'

const TIMES_KEY = 'times'
const DATE_KEY = 'date'

/** Terms counted by this page: showing them again, e.g. by Back, is free. */
const countedTerms = new Set<string>()

/** Counts a search; false when a visitor has reached the daily limit. Buyers are not counted. */
export function takeSearch(term: string): boolean {
  if (isLoggedIn()) return true
  const counted = countSearch(readCount(readStored(TIMES_KEY), readStored(DATE_KEY)), new Date().getDate())
  if (!counted.allowed) return false
  writeStored(TIMES_KEY, String(counted.count.times))
  writeStored(DATE_KEY, String(counted.count.date))
  countedTerms.add(term)
  return true
}

/** Counts a search that did not start in the search box: by a link, an address or a form sent before the script. */
export function takeShownSearch(term: string): boolean {
  const isNew = !countedTerms.has(term) && !(countedTerms.size === 0 && isShownAgain())
  countedTerms.add(term)
  return !isNew || takeSearch(term)
}

/** A reload or a return from another site is not counted. */
function isShownAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const type = entry instanceof PerformanceNavigationTiming ? entry.type : undefined
  return (type === 'reload' || type === 'back_forward') && document.URL === entry?.name
}
