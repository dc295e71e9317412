export interface CountedValue {
  valueId: number
  number: number | null
  text: string | null
  count: number
}

/** More numbers than these are shown as a scale, on which some stand for their neighbours. */
const MOST_NUMBERS = 300
export const STEPS = 180
/** A scale that ends so many times higher than it begins is one of decades. */
export const DECADES_FROM = 30

const inOrder = (a: CountedValue, b: CountedValue): number =>
  (a.number ?? Infinity) - (b.number ?? Infinity) || compareTexts(a.text ?? '', b.text ?? '')

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * The values of one parameter in their order. Thousands of numbers are drawn as a few bars anyway: of each step along
 * their scale the most frequent stands for all, `around` being how many these are. The ends stay, and so do `shown`.
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
    if (most && most.count >= value.count) most.around += value.count
    else steps.set(step, { ...value, around: value.count + (most?.around ?? 0) })
  }
  return [...steps.values()].sort(inOrder)
}

/** Steps have numbers below zero; a value that stands for itself is its own step. */
function stepsOf(values: readonly CountedValue[], shown: ReadonlySet<number>): (value: CountedValue) => number {
  const own = ({ valueId }: CountedValue) => valueId
  const numbers = values.flatMap(({ number }) => (number === null ? [] : [number]))
  if (numbers.length <= MOST_NUMBERS) return own
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
