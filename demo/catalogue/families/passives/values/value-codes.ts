import { type Decimal, integerDigits, ZERO } from './decimal.ts'

/** Digits without the zeros at their end; what is written before and after a decimal letter. */
const trimmed = (digits: number) => String(digits).replace(/0+$/, '')

function splitAtPoint(value: Decimal, point: number, minimum: number): [whole: string, fraction: string] {
  const text = trimmed(value.digits)
  if (point <= 0) return ['', `${'0'.repeat(-point)}${text}`.padEnd(minimum, '0')]
  return [text.slice(0, point).padEnd(point, '0'), text.slice(point).padEnd(Math.max(0, minimum - point), '0')]
}

const fromDigits = (digits: string, exponent: number): Decimal | undefined => {
  const significant = digits.replace(/^0+/, '').replace(/0+$/, '')
  if (significant === '') return ZERO
  if (significant.length > 3) return undefined
  const zerosAtEnd = digits.length - digits.replace(/0+$/, '').length
  return { digits: Number(significant.padEnd(3, '0')), exponent: exponent + zerosAtEnd - (3 - significant.length) }
}

/**
 * `figures` significant digits and the number of zeros (104, 1002); below the smallest such number a letter is the
 * decimal point (4R7, R47, 22R0). Undefined for values that need more figures.
 */
function encodeZeros(value: Decimal, figures: 2 | 3, letter: string): string | undefined {
  if (value.digits === 0) return '0'.repeat(figures + 1)
  const point = integerDigits(value)
  if (point >= figures) {
    const code = trimmed(value.digits).padEnd(figures, '0')
    return code.length > figures || point - figures > 9 ? undefined : `${code}${point - figures}`
  }
  const [whole, fraction] = splitAtPoint(value, point, figures)
  const code = `${whole}${letter}${fraction}`
  return code.length > figures + 1 ? undefined : code
}

function decodeZeros(code: string, figures: 2 | 3, letter: string): Decimal | undefined {
  if (code.length !== figures + 1) return undefined
  const at = code.indexOf(letter)
  if (at >= 0) {
    const digits = code.slice(0, at) + code.slice(at + 1)
    return /^\d+$/.test(digits) ? fromDigits(digits, at - figures) : undefined
  }
  if (!/^\d+$/.test(code)) return undefined
  return fromDigits(code.slice(0, figures), Number(code.slice(figures)))
}

/** Two figures and zeros: 104, 4R7, R47. Exact only for E24 values; ask with undefined in mind. */
export const encodeThreeCharacters = (value: Decimal, letter = 'R') => encodeZeros(value, 2, letter)
export const decodeThreeCharacters = (code: string, letter = 'R') => decodeZeros(code, 2, letter)

/** Three figures and zeros: 1002, 22R0, 4R70, R470. */
export const encodeFourCharacters = (value: Decimal, letter = 'R') => encodeZeros(value, 3, letter)
export const decodeFourCharacters = (code: string, letter = 'R') => decodeZeros(code, 3, letter)

const RKM = [
  ['R', 0],
  ['K', 3],
  ['M', 6],
] as const

const rkmUnit = (value: Decimal) => {
  const point = integerDigits(value)
  return point > 6 ? RKM[2] : point > 3 ? RKM[1] : RKM[0]
}

/** The letter is the decimal point and without trailing zeros: 100R, 4K7, 10K, 49K9, 1M, 0R1, 0R. */
export function encodeRkm(value: Decimal): string {
  if (value.digits === 0) return '0R'
  const [letter, decades] = rkmUnit(value)
  const [whole, fraction] = splitAtPoint(value, integerDigits(value) - decades, 0)
  return `${whole === '' ? '0' : whole}${letter}${fraction}`
}

/** Always four characters: 4R70, 10R0, 100R, 1K00, 10K0, 1M00. */
export function encodeRkmFour(value: Decimal): string {
  if (value.digits === 0) return '0R00'
  const [letter, decades] = rkmUnit(value)
  const [whole, fraction] = splitAtPoint(value, integerDigits(value) - decades, 3)
  return `${whole}${letter}${fraction}`
}

/** Reads both ways of writing: 4K7 and 4K70, 0R1 and R100. */
export function decodeRkm(code: string): Decimal | undefined {
  const match = /^(\d*)([RKM])(\d*)$/.exec(code)
  if (!match) return undefined
  const [, whole = '', letter, fraction = ''] = match
  if (whole + fraction === '') return undefined
  const decades = letter === 'M' ? 6 : letter === 'K' ? 3 : 0
  return fromDigits(whole + fraction, decades - fraction.length)
}

/** Three figures and a multiplier where J is a tenth and K a hundredth: 1002, 499J is 49.9, 470K is 4.7. */
export function encodeMultiplier(value: Decimal): string {
  if (value.digits === 0) return '0000'
  const { digits, exponent } = value
  return `${digits}${exponent === -1 ? 'J' : exponent === -2 ? 'K' : exponent}`
}

/** The same with two figures after a leading zero, as for 5 %: 0103, 047J is 4.7. */
export function encodeMultiplierTwo(value: Decimal): string | undefined {
  if (value.digits === 0) return '0000'
  if (value.digits % 10 !== 0) return undefined
  const exponent = value.exponent + 1
  return `0${value.digits / 10}${exponent === -1 ? 'J' : exponent === -2 ? 'K' : exponent}`
}

export function decodeMultiplier(code: string): Decimal | undefined {
  const match = /^(\d{3})([\dJK])$/.exec(code)
  if (!match) return undefined
  const [, digits = '', multiplier = ''] = match
  return fromDigits(digits, multiplier === 'J' ? -1 : multiplier === 'K' ? -2 : Number(multiplier))
}

/** Nanohenries of a radio coil: 7N5, 12N, and R10 from 100 nH on. Undefined when it takes more than three characters. */
export function encodeNanohenries(value: Decimal): string | undefined {
  const point = integerDigits(value)
  const [whole, fraction] = point > 2 ? splitAtPoint(value, point - 3, 0) : splitAtPoint(value, point, 0)
  const code =
    point > 2 ? `${whole}R${fraction.padEnd(2 - whole.length, '0')}` : `${whole === '' ? '0' : whole}N${fraction}`
  return code.length > 3 ? undefined : code
}

export function decodeNanohenries(code: string): Decimal | undefined {
  const match = /^(\d*)([NR])(\d*)$/.exec(code)
  if (!match) return undefined
  const [, whole = '', letter, fraction = ''] = match
  if (whole + fraction === '') return undefined
  return fromDigits(whole + fraction, (letter === 'R' ? 3 : 0) - fraction.length)
}
