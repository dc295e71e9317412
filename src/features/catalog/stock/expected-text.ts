import { formatCount } from '#shared/text/format-count.ts'
import type { Incoming } from '../trade-data.schema.ts'

/** "4 Dec 2026": the same on the server and in every browser. */
export const expectedDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Of several deliveries the first, and how many pieces come later. */
export function expectedText([first, ...later]: readonly Incoming[]): string {
  if (!first) return ''
  const rest = later.reduce((sum, { count }) => sum + count, 0)
  const more = rest > 0 ? `, ${formatCount(rest)} more later` : ''
  return `${formatCount(first.count)} expected on ${expectedDay(first.on)}${more}`
}
