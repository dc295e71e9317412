import { readShipDays } from './incoming.rules.ts'
import { readPieces } from './values.rules.ts'

export interface Warehouses {
  counts: Record<string, number>
  /** Working days until it ships, where known. */
  shipDays: Record<string, number>
}

const MAX_WAREHOUSES = 20
const MAX_NAME = 60

/** "Rotterdam: 1229, 1 day", one a line or separated by ";"; an error message for what cannot be read. */
export function readWarehouses(text: string): Warehouses | string {
  const found: Warehouses = { counts: {}, shipDays: {} }
  for (const written of text.split(/[;\n]/)) {
    const line = written.trim()
    if (line === '') continue
    const [, name = '', pieces = '', days] = /^([^:]+?)\s*:\s*([^,]+?)\s*(?:,\s*(.+?))?\s*$/.exec(line) ?? []
    if (name === '' || name.length > MAX_NAME)
      return `"${line.slice(0, 40)}" is not a warehouse such as Rotterdam: 500, 1 day.`
    if (Object.hasOwn(found.counts, name)) return `The warehouse ${name} is listed twice.`
    const count = readPieces(pieces)
    if (typeof count === 'string') return `The stock in ${name} is wrong: ${count}`
    found.counts[name] = count
    if (days === undefined) continue
    const read = readShipDays(days)
    if (typeof read === 'string') return `The days to ship from ${name} are wrong: ${read}`
    found.shipDays[name] = read
  }
  return Object.keys(found.counts).length > MAX_WAREHOUSES ? `There are more than ${MAX_WAREHOUSES} warehouses.` : found
}

/** The same back into a field. */
export const writeWarehouses = (counts: Record<string, number>, shipDays: Record<string, number>): string =>
  Object.entries(counts)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => {
      const days = shipDays[name]
      return `${name}: ${count}${days === undefined ? '' : `, ${days} ${days === 1 ? 'day' : 'days'}`}`
    })
    .join('\n')
