import type { Family, Part } from '../../family.ts'
import { spreadOver } from './spread.ts'

/** A field of a part number. `common` marks what every store keeps on the shelf. */
export interface Choice {
  readonly common: boolean
}

/** Every combination of a body, a value and an ending in one block is a number the maker sells. */
export interface Block<Body, Value, Ending> {
  readonly bodies: readonly Body[]
  readonly values: readonly Value[]
  readonly endings: readonly Ending[]
}

export interface NumberingRule<Body extends Choice, Value extends Choice, Ending extends Choice> {
  code: string
  blocks: ReadonlyArray<Block<Body, Value, Ending>>
  /** The single place that knows what a combination is, so that made and read numbers agree. */
  describe(body: Body, value: Value, ending: Ending): Part
  parse(model: string): Part | undefined
}

/**
 * Turns a rule into families. The common numbers are a family of their own, because a small catalogue should hold
 * 10 kΩ in 0603 from every maker before it holds 10.2 kΩ at 0.5 % on a 13-inch reel.
 */
export function familiesOf<Body extends Choice, Value extends Choice, Ending extends Choice>(
  rule: NumberingRule<Body, Value, Ending>,
): Family[] {
  return [
    family(rule, rule.code, commonWeight, rule.blocks.map(commonOf)),
    family(rule, `${rule.code}-rest`, restWeight, rule.blocks.flatMap(restOf)),
  ].filter(({ size }) => size > 0)
}

/** A catalogue of some ten thousand goods should hold all common numbers, and a taste of the others. */
const commonWeight = (size: number) => Math.max(1, Math.round(size / 100))
const restWeight = (size: number) => Math.max(1, Math.round(Math.log10(size) / 2))

const isCommon = ({ common }: Choice) => common
const isRest = ({ common }: Choice) => !common

const commonOf = <B extends Choice, V extends Choice, E extends Choice>(block: Block<B, V, E>): Block<B, V, E> => ({
  bodies: block.bodies.filter(isCommon),
  values: block.values.filter(isCommon),
  endings: block.endings.filter(isCommon),
})

/** The complement of a box within a box is three boxes. */
function restOf<B extends Choice, V extends Choice, E extends Choice>(block: Block<B, V, E>): Block<B, V, E>[] {
  const { bodies, values, endings } = block
  const common = commonOf(block)
  return [
    { bodies: bodies.filter(isRest), values, endings },
    { bodies: common.bodies, values: values.filter(isRest), endings },
    { bodies: common.bodies, values: common.values, endings: endings.filter(isRest) },
  ]
}

const countOf = ({ bodies, values, endings }: Block<unknown, unknown, unknown>) =>
  bodies.length * values.length * endings.length

function family<B extends Choice, V extends Choice, E extends Choice>(
  rule: NumberingRule<B, V, E>,
  code: string,
  weightOf: (size: number) => number,
  allBlocks: ReadonlyArray<Block<B, V, E>>,
): Family {
  const blocks = allBlocks.filter((block) => countOf(block) > 0)
  const starts = new Float64Array(blocks.length)
  let size = 0
  blocks.forEach((block, position) => {
    starts[position] = size
    size += countOf(block)
  })
  const spread = spreadOver(size)

  const at = (index: number): Part => {
    if (!(index >= 0 && index < size)) throw new RangeError(`${code} has ${size} numbers, none at ${index}`)
    const place = spread(index)
    const position = lastNotAbove(starts, place)
    const block = blocks[position]
    let rest = place - (starts[position] ?? 0)
    if (block) {
      const value = block.values[rest % block.values.length]
      rest = Math.floor(rest / block.values.length)
      const ending = block.endings[rest % block.endings.length]
      const body = block.bodies[Math.floor(rest / block.endings.length)]
      if (body && value && ending) return rule.describe(body, value, ending)
    }
    throw new Error(`${code} lists no fields for ${index}`)
  }
  return { code, size, weight: weightOf(size), at, parse: rule.parse }
}

function lastNotAbove(starts: Float64Array, place: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}
