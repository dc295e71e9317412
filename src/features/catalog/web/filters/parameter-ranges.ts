import type { Parameter } from '../../catalog.contract.ts'

const MIN = ', min'
const MAX = ', max'
/** A hyphen before a figure is a minus sign in print. */
export const properMinus = (value: string) => value.replace(/^-(?=\d)/, '−')

/** "Supply voltage, min" and "Supply voltage, max" are read as one: "3 V to 32 V". */
export function joinRanges(parameters: readonly Parameter[]): Array<{ name: string; value: string }> {
  const values = new Map(parameters.map(({ name, value }) => [name, properMinus(value)]))
  return parameters.flatMap(({ name, value }) => {
    const lowest = name.endsWith(MAX) && values.get(name.replace(MAX, MIN))
    if (lowest) return []
    const highest = name.endsWith(MIN) && values.get(name.replace(MIN, MAX))
    if (highest) return [{ name: name.slice(0, -MIN.length), value: `${properMinus(value)} to ${highest}` }]
    return [{ name, value: properMinus(value) }]
  })
}
