/** Numbers with a unit as an engineer writes them: 10000 Ω is "10 kΩ", 1e-7 F is "100 nF". */
const PREFIXES: ReadonlyArray<readonly [exponent: number, prefix: string]> = [
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

/** Nobody speaks of femtofarads: half a picofarad is 0.5 pF. */
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

const trim = (value: number) => String(Number(value.toPrecision(6)))

export function formatQuantity(value: number, unit: string): string {
  if (unit === '') return trim(value)
  if (PLAIN_UNITS.has(unit)) return `${trim(value)} ${unit}`
  if (value === 0) return `0 ${unit}`
  // Rounding first keeps 999.9999999 from being written as "1000 Ω" instead of "1 kΩ".
  const magnitude = Math.floor(Math.log10(Math.abs(Number(value.toPrecision(6)))) + 1e-9)
  const [exponent, prefix] = PREFIXES.find(([e]) => magnitude >= e) ?? SMALLEST
  return `${trim(value / 10 ** exponent)} ${prefix}${unit}`
}
