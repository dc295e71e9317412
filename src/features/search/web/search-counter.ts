import { readStored, writeStored } from '#web/browser-storage.ts'
import { isLoggedIn } from '#web/session.ts'
import { countSearch, readCount } from './search-counter.rules.ts'

const TIMES_KEY = 'times'
const DATE_KEY = 'date'

/** Counts a search; false once a visitor has made all of today's. Who is logged in is not counted. */
export function takeSearch(): boolean {
  if (isLoggedIn()) return true
  const counted = countSearch(readCount(readStored(TIMES_KEY), readStored(DATE_KEY)), new Date().getDate())
  if (!counted.allowed) return false
  writeStored(TIMES_KEY, String(counted.count.times))
  writeStored(DATE_KEY, String(counted.count.date))
  return true
}
