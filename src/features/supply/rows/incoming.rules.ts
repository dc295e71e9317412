export interface Incoming {
  count: number
  on: string
}

const DELIVERY = /^(\d[\d ,.'’]*?)\s*(?:pcs|pieces)?\s*(?:@|on|:|=)\s*(\d{4}-\d{2}-\d{2})$/i
const MAX_DELIVERIES = 20

/** "5000 on 2026-12-01; 2000 on 2027-01-15", sorted by date, or an error message; "-" is an empty list. */
export function readIncoming(text: string): Incoming[] | string | undefined {
  if (text === '') return undefined
  if (/^(?:[-–—]|none|no)$/i.test(text)) return []
  const incoming: Incoming[] = []
  for (const part of text.split(/\s*[;|\n]\s*/)) {
    if (part === '') continue
    const [, digits = '', on = ''] = DELIVERY.exec(part) ?? []
    const count = Number(digits.replace(/\D/g, ''))
    if (on === '' || Number.isNaN(Date.parse(on)) || new Date(on).toISOString().slice(0, 10) !== on)
      return `"${part.slice(0, 40)}" is not a delivery such as 5000 on 2026-12-01.`
    if (count < 1 || count > 2_000_000_000) return `The delivery "${part.slice(0, 40)}" has no valid number of pieces.`
    incoming.push({ count, on })
  }
  if (incoming.length > MAX_DELIVERIES) return `There are more than ${MAX_DELIVERIES} deliveries.`
  return incoming.sort((a, b) => a.on.localeCompare(b.on))
}

/** The same list back into a field. */
export const writeIncoming = (incoming: readonly Incoming[]): string =>
  incoming.map(({ count, on }) => `${count} on ${on}`).join('\n')

/** Working days until a warehouse ships, or an error message. */
export function readShipDays(text: string): number | string {
  const [, days] = /^(\d{1,3})\s*(?:working |business )?(?:days?|d)?$/i.exec(text) ?? []
  return days === undefined || Number(days) > 365 ? `"${text.slice(0, 40)}" is not a number of days.` : Number(days)
}
