import { formatQuantity, parseQuantity } from '#shared/quantity.ts'

export interface CountedValue {
  valueId: number
  number: number | null
  text: string | null
  /** Null when it was not counted. */
  count: number | null
}

/** More numbers are shown as a scale, on which some represent their neighbours. */
const MAX_NUMBERS = 300
export const STEPS = 180
/** Ratio of end to start from which a scale is logarithmic. */
export const DECADES_FROM = 30

const inOrder = (a: CountedValue, b: CountedValue): number =>
  (a.number ?? Infinity) - (b.number ?? Infinity) || compareNames(a.text ?? '', b.text ?? '')

/** Numbers and what is between them. */
const PIECES = /\d+(?:\.\d+)?|\D+/g

/** 0402 is four hundredths of an inch by two: before 0603, and behind 01005. */
const sizeOf = (digits: string): number => Number(/^0\d/.test(digits) ? `0.${digits}` : digits)

const comparePieces = (a = '', b = ''): number => {
  const [sizeA, sizeB] = [sizeOf(a), sizeOf(b)]
  const areNumbers = a !== '' && b !== '' && !Number.isNaN(sizeA) && !Number.isNaN(sizeB)
  return areNumbers ? sizeA - sizeB : compareTexts(a, b)
}

/** Natural sort order: 2 × 1.2 mm before 10 × 10 mm. */
export function compareNames(a: string, b: string): number {
  const [piecesA, piecesB] = [a.match(PIECES) ?? [], b.match(PIECES) ?? []]
  for (const [place, piece] of piecesA.entries()) {
    const order = comparePieces(piece, piecesB[place])
    if (order !== 0) return order
  }
  return piecesA.length - piecesB.length || compareTexts(a, b)
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * The values of one parameter in their order. Thousands of numbers are reduced: of each step along
 * their scale the most frequent represents all, with `around` as their number. The ends and `shown` stay.
 */
export function drawScale(
  values: readonly CountedValue[],
  shown: ReadonlySet<number>,
): Array<CountedValue & { around: number }> {
  const stepOf = stepsOf(values, shown)
  const steps = new Map<number, CountedValue & { around: number }>()
  for (const value of values) {
    const step = stepOf(value)
    const most = steps.get(step)
    const count = value.count ?? 0
    if (most && (most.count ?? 0) >= count) most.around += count
    else steps.set(step, { ...value, around: count + (most?.around ?? 0) })
  }
  return [...steps.values()].sort(inOrder)
}

/** More than these are found by typing. */
const MAX_LISTED = 2000
/** A number that is typed is looked for so far around it. */
export const NEAR = 0.02

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s,]+/g, '')
    .replace(/[μµ]/g, 'u')

/** All values of a parameter in their order, or those that a typed text may mean. The picked ones stay. */
export function listMatching<V extends CountedValue>(
  values: readonly V[],
  { text, unit, picked }: { text: string; unit: string; picked: ReadonlySet<number> },
): V[] {
  const number = parseQuantity(text, unit)
  const isNear = (value: V) =>
    number !== undefined && value.number !== null && Math.abs(value.number - number) <= Math.abs(number) * NEAR
  const isNamed = (value: V) =>
    plain(value.number === null ? (value.text ?? '') : formatQuantity(value.number, unit)).includes(plain(text))
  const matching = text === '' ? values : values.filter((one) => picked.has(one.valueId) || isNear(one) || isNamed(one))
  return [...matching].sort(inOrder).slice(0, MAX_LISTED)
}

/** Steps have numbers below zero; a value that stands for itself is its own step. */
function stepsOf(values: readonly CountedValue[], shown: ReadonlySet<number>): (value: CountedValue) => number {
  const own = ({ valueId }: CountedValue) => valueId
  const numbers = values.flatMap(({ number }) => (number === null ? [] : [number]))
  if (numbers.length <= MAX_NUMBERS) return own
  const least = numbers.reduce((a, b) => Math.min(a, b))
  const most = numbers.reduce((a, b) => Math.max(a, b))
  const scale = least > 0 && most >= least * DECADES_FROM ? Math.log : (number: number) => number
  const [from, to] = [scale(least), scale(most)]
  return (value) => {
    const { number } = value
    if (number === null || number === least || number === most || shown.has(value.valueId)) return own(value)
    return -1 - Math.floor(((scale(number) - from) / (to - from)) * STEPS)
  }
}
