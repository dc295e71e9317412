import { parseQuantity } from '#shared/quantity.ts'
import { readMemory } from '#shared/text/memory-size.ts'

/** A number as it was written, with the unit it may be in. */
export interface Quantity {
  number: number
  unit: string
  /** Meant only beside a kind of part that has such: 16M of a crystal. */
  needsKind?: true
  /** Not beside a kind that has parameters in this other unit: 96k of a resistor are ohms. */
  unlessIn?: string
  /** Of both polarities: ±15 V of an operational amplifier are 30 V. */
  isSplit?: true
}

/** A bias or leakage current; other units are not that small. */
const SMALL_CURRENT = /^\d+(?:\.\d+)?[np]A$/

const PREFIXED: ReadonlyArray<readonly [unit: string, pattern: RegExp]> = [
  ['%', /%$/],
  ['Hz', /hz$/i],
  ['s', /\d[nuµμm]s$/i],
  ['C', /\d[pnuµμ]C$/],
  ['V/µs', /\dV\/[uµμ]s$/i],
  // "2000h" on a capacitor; fewer are henries.
  ['h', /^\d{3,6}h$|\d(?:hrs?|hours?)$/],
  ['F', /\d[pnuµμm]?\d*f$/i],
  ['H', /\d[pnuµμm]?\d*h$/i],
  ['Ah', /\dm?ah$/i],
  ['V', /\d[mkuµμ]?v(?:dc|ac)?$|\dv\d{1,2}$/i],
  ['A', SMALL_CURRENT],
  ['A', /\d[muµμ]?a$|\da\d{1,2}$/i],
  ['W', /\d[mk]?w$|\dw\d{1,2}$/i],
  ['bit/s', /\d[kmg]?(?:bps|bit\/s)$/i],
  ['mm', /\dmm$/i],
  ['nm', /\dnm$/i],
  ['°C', /\d(?:°c|°|degc)$/i],
  // "105C" on a capacitor; other numbers with a C are codes.
  ['°C', /^(?:0?\.\d+|6[05]|70|85|95|1[0-7][05]|200)c$/i],
  ['ppm', /\dppm$/i],
  ['dB', /\ddb$/i],
  ['lm', /\dlm$/],
  ['mcd', /\dmcd$/i],
  ['N', /\dN$/],
  ['Ω', /(?:Ω|ohms?)$|\d[rk]\d{0,3}$|\d[mk]r$|\dM\d{0,2}$|\dmeg$/i],
]

/** Parts come in these steps: 760 is no code. */
const E24 = new Set('10 11 12 13 15 16 18 20 22 24 27 30 33 36 39 43 47 51 56 62 68 75 82 91'.split(' '))
/** After this many digits a letter is the end of a part number, and after a diode's or transistor's: 1N4148W, 2N2222A. */
const LONG_NUMBER = /^(?:\d{6,}|\dN\d{3,})[a-z]$/i
/** Registered optocouplers, 4N25 to 4N39: no capacitor has 4.25 nF. */
const OPTOCOUPLER = /^4N[23]\d$/i
/** Nothing is rated in nanovolts: 5P49V is the beginning of a number. */
const TOO_SMALL = /\d[pn]\d*[vaw]$/i
const isTooSmall = (text: string): boolean => TOO_SMALL.test(text) && !SMALL_CURRENT.test(text)
/** A force in grams is rounded in newtons: 160 gf are 1.57 or 1.6 N. */
const FORCE = /^(\d{2,3})gf$/i
/** A pitch in thousandths of an inch. */
const MILS = /^(\d{2,3})mils?$/i

/** Readings of a word as a number with a unit, the likeliest first; empty when it is none. */
export function readQuantities(word: string): Quantity[] {
  const read = readPositive(word)
  if (word.startsWith('±')) return read.map((one) => (one.unit === 'V' ? { ...one, isSplit: true } : one))
  if (!/^[-−]\d/.test(word)) return read
  // "-12V" is a negative regulator's, for a P-channel MOSFET people write it or leave it out. -40 °C is never 40 °C.
  const unsigned = read.filter(({ unit }) => unit !== '°C')
  return [...read.map(({ number, unit }) => ({ number: -number, unit })), ...unsigned]
}

function readPositive(word: string): Quantity[] {
  const text = word
    .replace(/^[±~<>≤≥=+−-]+/, '')
    .replace(/^(\d+(?:\.\d+)?)-(?=[a-z]+$)/i, '$1')
    // A pitch in names of footprints: P2.54mm.
    .replace(/^P(?=\d+(?:\.\d+)?mm$)/i, '')
    .replace(/^(\d+(?:\.\d+)?k?v)(?:[ad]c|r?wm|rms)$/i, '$1')
    .replace(/^(\d+(?:\.\d+)?)([kmg])bps$/i, (_, number: string, size: string) => `${number}${size.toUpperCase()}bit/s`)
    // In capitals: nobody means megaamperes.
    .replace(/(?<=\d)M(?=[AVW]$)/, 'm')
    .replace(/^(\d+),(\d{1,2}(?!\d))/, '$1.$2')
    // Frequencies have decimals, and thousands have none: 32,768kHz.
    .replace(/^(\d+),(?!000)(\d{3})(?=[kM]?Hz$)/i, '$1.$2')
    .replace(/(?<=ppm)\/°?[ck]$/i, '')
  const code = readCode(text)
  if (code.length > 0) return code
  if (!/^\.?\d/.test(text) || LONG_NUMBER.test(text) || OPTOCOUPLER.test(text) || isTooSmall(text)) return []
  const [, mils] = MILS.exec(text) ?? []
  if (mils) return [{ number: Number((Number(mils) * 0.0254).toFixed(2)), unit: 'mm' }]
  const [, grams] = FORCE.exec(text) ?? []
  if (grams)
    return [2, 1].map((digits) => ({ number: Number((Number(grams) * 0.00980665).toFixed(digits)), unit: 'N' }))
  // Lists are often in capitals: 100N are nanofarads, and newtons of a switch.
  if (/^\d{1,3}N$/.test(text))
    return [...among(text, ['F', 'H']), ...among(text, ['N']).map((one) => ({ ...one, needsKind: true as const }))]
  const memory = readMemory(text)
  if (memory.length > 0) return [...memory, ...readRate(text)]
  const unit = PREFIXED.find(([, pattern]) => pattern.test(text))?.[0]
  if (unit === '°C' && text.endsWith('°')) return among(text, ['°', unit])
  if (unit === 'ppm') return among(text, [unit]).flatMap((one) => [one, { ...one, unit: 'ppm/°C' }])
  if (unit === 'Ω')
    return [
      ...among(text, [unit]),
      ...readMemory(`${text}bit`),
      ...readHertz(text),
      ...readKelvin(text),
      ...readLength(text),
    ]
  if (unit) return among(text.replace(/(?<=\d)c$/i, '°C'), [unit])
  // "100n" and "4u7" are farads or henries. More digits behind the letter are a part number: 1N4148.
  return /^\d+(?:\.\d+)?[pnuµμ]\d{0,2}$/i.test(text) ? among(text, ['F', 'H']) : readLength(text)
}

/** Some write 16M or 16meg of a crystal, 433M of a radio, and 96k of samples. */
const readHertz = (text: string): Quantity[] =>
  /^\d+(?:\.\d+)?(?:M|meg|k)$/.test(text)
    ? among(`${text.replace('meg', 'M')}Hz`, ['Hz']).map((one) => ({
        ...one,
        needsKind: true,
        ...(text.endsWith('k') && { unlessIn: 'Ω' }),
      }))
    : []

/** Of a cable: "1m", "30cm". */
function readLength(text: string): Quantity[] {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)(c?m)$/.exec(text) ?? []
  return number ? [{ number: Number(number) * (unit === 'm' ? 1000 : 10), unit: 'mm', needsKind: true }] : []
}

/** "5mbit" of a transceiver are bits a second. */
const readRate = (text: string): Quantity[] =>
  /^\d+(?:\.\d+)?[kmg]bit$/i.test(text)
    ? among(text.toUpperCase().replace('BIT', 'bit/s'), ['bit/s']).map((one) => ({ ...one, needsKind: true }))
    : []

/** 3000K of a white LED, 3950K of a thermistor. */
const readKelvin = (text: string): Quantity[] =>
  /^\d{4,5}K$/.test(text) ? [{ number: Number.parseInt(text, 10), unit: 'K', needsKind: true }] : []

const among = (text: string, units: string[]): Quantity[] =>
  units.flatMap((unit) => {
    const number = parseQuantity(text, unit)
    return number === undefined ? [] : [{ number, unit }]
  })

/** Codes that are printed on parts: 104 is 100 nF or 100 kΩ, R010 is 10 mΩ, 25M000 is 25 MHz. */
function readCode(text: string): Quantity[] {
  const [, digits, zeros, tolerance] = /^([1-9]\d)(\d)([JKMZ])?$/.exec(text) ?? []
  // "100K" is 100 kΩ, though it could be 10 pF ±10 %.
  const isPlainValue = zeros === '0' && (tolerance === 'K' || tolerance === 'M')
  if (digits && zeros && zeros !== '9' && E24.has(digits) && !isPlainValue) {
    const number = Number(digits) * 10 ** Number(zeros)
    // "104K" is 100 nF ±10 % or 104 kΩ; only the first is a code. And who types 470 of a resistor means ohms.
    const ohms = zeros === '0' ? Number(text) : number
    return [
      { number: Number(`${number}e-12`), unit: 'F' },
      ...(tolerance ? among(text, ['Ω']) : [{ number: ohms, unit: 'Ω' }]),
    ]
  }
  const [, decimals] = /^R(\d{1,3})$/i.exec(text) ?? []
  if (decimals) {
    const number = Number(`0.${decimals}`)
    return [
      { number, unit: 'Ω' },
      { number: Number(`${number}e-6`), unit: 'H' },
    ]
  }
  // No resistance, but the frequency of every clock.
  if (/^32\.768k$/i.test(text)) return [{ number: 32768, unit: 'Hz' }]
  const [, whole, fraction] = /^(\d{1,3})M(\d{3,6})$/i.exec(text) ?? []
  return whole && fraction ? [{ number: Math.round(Number(`${whole}.${fraction}`) * 1e6), unit: 'Hz' }] : []
}

/** "2x5" are two rows of five. */
export function readGrid(word: string): { rows: number; positions: number } | undefined {
  const [, rows, columns] = /^0?([12])[x×*](\d{1,2})(?:p|pin|pos)?$/i.exec(word) ?? []
  return rows && columns ? { rows: Number(rows), positions: Number(rows) * Number(columns) } : undefined
}

const reversed = (found: RegExpExecArray | null): string[] => (found ? ['', found[2] ?? '', found[1] ?? ''] : [])

/** "4x10k" and "10Kx4" are four of 10 kΩ in one part. */
export function readSeveral(word: string): { count: number; quantities: Quantity[] } | undefined {
  const [, count, value = ''] =
    /^(\d{1,2})[x×*](\d.*\D.*)$/i.exec(word) ?? reversed(/^(\d+[KMG])x(\d{1,2})$/.exec(word))
  const quantities = readQuantities(value).filter(({ unit }) => unit !== 'mm')
  return count && quantities.length > 0 ? { count: Number(count), quantities } : undefined
}
