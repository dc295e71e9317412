import { groupDigits } from './text/format-count.ts'
import { inSuitableUnit, readMemory } from './text/memory-size.ts'

export const unitPrefixes = ['T', 'G', 'M', 'k', '', 'm', 'µ', 'n', 'p'] as const
export type UnitPrefix = (typeof unitPrefixes)[number]

/** Numbers with a unit as an engineer writes them: 10000 Ω is "10 kΩ", 1e-7 F is "100 nF". */
const PREFIXES: ReadonlyArray<readonly [exponent: number, prefix: UnitPrefix]> = [
  [12, 'T'],
  [9, 'G'],
  [6, 'M'],
  [3, 'k'],
  [0, ''],
  [-3, 'm'],
  [-6, 'µ'],
  [-9, 'n'],
  [-12, 'p'],
]

/** The smallest prefix: half a picofarad is 0.5 pF. */
const SMALLEST = [-12, 'p'] as const

/** Units that never take a prefix: 0.5 % is not 500 m%, 1500 mm is not 1.5 kmm. */
const PLAIN_UNITS = new Set([
  '',
  '%',
  '°C',
  'mm',
  'mil',
  'ppm',
  'ppm/°C',
  'h',
  'dB',
  'dBm',
  'dBi',
  'bit',
  'MSL',
  '°',
  'lm',
  'mcd',
  'nm',
  'V/µs',
  'kbit',
  'KB',
  'weeks',
  'K',
])

/** The prefixes that may be chosen for a unit: all of them, or none. */
export const prefixesOf = (unit: string): readonly UnitPrefix[] => (PLAIN_UNITS.has(unit) ? [] : unitPrefixes)

const trim = (value: number) => String(Number(value.toPrecision(6)))

/** With the prefix that suits the number, or always with the same one. */
export function formatQuantity(value: number, unit: string, always: string | null = null): string {
  const suitable = inSuitableUnit(value, unit)
  if (suitable.unit !== unit) return `${trim(suitable.value)} ${suitable.unit}`
  if (unit === '') return groupDigits(trim(value))
  if (unit === 'h') return `${groupDigits(trim(value))} h`
  if (unit === '°') return `${trim(value)}°`
  if (PLAIN_UNITS.has(unit)) return `${trim(value)} ${unit}`
  const [fixed] = PREFIXES.find(([, prefix]) => prefix === always) ?? []
  if (fixed !== undefined) return `${trim(value / 10 ** fixed)} ${always}${unit}`
  if (value === 0) return `0 ${unit}`
  // Rounding first keeps 999.9999999 from being written as "1000 Ω" instead of "1 kΩ".
  const magnitude = Math.floor(Math.log10(Math.abs(Number(value.toPrecision(6)))) + 1e-9)
  const [exponent, prefix] = PREFIXES.find(([e]) => magnitude >= e) ?? SMALLEST
  return `${trim(value / 10 ** exponent)} ${prefix}${unit}`
}

/** Letters as they are typed. Only m and M differ by case; the rest is taken either way. */
const TYPED_PREFIXES: ReadonlyMap<string, number> = new Map([
  ...PREFIXES.filter(([, prefix]) => prefix !== '').map(([exponent, prefix]) => [prefix, exponent] as const),
  ['t', 12],
  ['g', 9],
  ['meg', 6],
  ['K', 3],
  ['u', -6],
  ['U', -6],
  ['N', -9],
  ['P', -12],
])

const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['Ω', ['r', 'ohm', 'ohms']],
  ['°C', ['c', '°', 'degc']],
  ['V/µs', ['v/us']],
  ['h', ['hr', 'hrs', 'hour', 'hours']],
])

const WRITTEN = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d{1,3})?([^\d.]*)(\d*)(\D*)$/i

/** Signs that look alike become one, spaces and the thousands' commas go, a decimal comma becomes a point. */
const tidy = (text: string) =>
  text
    .replace(/\s+/g, '')
    .replaceAll('μ', 'µ')
    .replaceAll('\u2126', 'Ω')
    .replaceAll('−', '-')
    .replace(/^±/, '')
    .replace(/^([+-]?\d{1,3})((?:,\d{3})+)(?!\d)/, (_, first: string, rest: string) => first + rest.replaceAll(',', ''))
    .replace(',', '.')

/**
 * Reads what engineers write: "4k7", "10k", "4.7 kΩ", "100n", "0.1uF", "4R7". The inverse of `formatQuantity`;
 * undefined for what is no quantity of this unit.
 */
export function parseQuantity(text: string, unit: string): number | undefined {
  const tidied = tidy(text)
  const memory = readMemory(tidied).find((read) => read.unit === unit)
  if (memory) return memory.number
  const parts = WRITTEN.exec(tidied)
  if (!parts) return undefined
  const [, sign = '', whole = '', exponent = '', letters = '', decimals = '', end = ''] = parts
  // "4k7" and "4R7": the letter stands where the point would be.
  const asPoint = decimals !== ''
  if (asPoint && (letters === '' || exponent !== '' || whole.includes('.'))) return undefined
  const shift = asPoint ? readLetterAsPoint(letters, end, unit) : readSuffix(letters, unit)
  if (shift === undefined) return undefined
  const mantissa = asPoint ? `${whole}.${decimals}` : whole
  const value = Number(`${sign}${mantissa}e${Number(exponent.slice(1) || 0) + shift}`)
  return Number.isFinite(value) ? value : undefined
}

/**
 * To be compared with values of the catalogue, which have six digits: 128 Mbit are kept as 134218000 bit. Where numbers are
 * shown with one prefix, a number without letters has it, too.
 */
export function parseQuantityIn(text: string, unit: string, prefix: string | null): number | undefined {
  const read = parseQuantity(/[^\d\s.,+−±-]/.test(text) ? text : `${text}${prefix ?? ''}`, unit)
  return read === undefined ? undefined : Number(read.toPrecision(6))
}

const isUnit = (letters: string, unit: string) =>
  letters.toLowerCase() === unit.toLowerCase() || (OTHER_NAMES.get(unit)?.includes(letters.toLowerCase()) ?? false)

/** The power of ten behind the letters after a number, if they are this unit with or without a prefix. */
function readSuffix(letters: string, unit: string): number | undefined {
  if (letters === '' || (unit !== '' && isUnit(letters, unit))) return 0
  if (unit !== '' && PLAIN_UNITS.has(unit)) return undefined
  const [prefix, rest] = splitPrefix(letters)
  const exponent = TYPED_PREFIXES.get(prefix)
  if (exponent === undefined || (rest !== '' && !isUnit(rest, unit))) return undefined
  // "16mHz" is a typo for 16 MHz.
  return unit === 'Hz' && exponent === -3 ? 6 : exponent
}

const splitPrefix = (letters: string): [prefix: string, rest: string] => {
  const length = /^meg/i.test(letters) ? 3 : 1
  const prefix = letters.slice(0, length)
  return [length === 3 ? prefix.toLowerCase() : prefix, letters.slice(length)]
}

function readLetterAsPoint(letters: string, end: string, unit: string): number | undefined {
  if (end !== '' && !isUnit(end, unit)) return undefined
  if (PLAIN_UNITS.has(unit)) return unit === '' && end === '' ? readSuffix(letters, unit) : undefined
  if (isUnit(letters, unit)) return 0
  return splitPrefix(letters)[1] === '' ? readSuffix(letters, unit) : undefined
}
