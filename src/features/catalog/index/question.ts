import { type Facts, groupOf } from './facts.ts'
import type { AnyOf, Question, Range } from './part-index.types.ts'

/** A question in numbers, the same for all segments. */
export interface NumberedQuestion {
  all: number[]
  any: NumberedAnyOf[]
  not: NumberedAnyOf | undefined
  where: NumberedRange[]
  /** A fact is asked for that no part ever had. */
  isNothing: boolean
}

export interface NumberedAnyOf {
  facts: number[]
  ids: readonly number[]
  /** The facet that is counted without it. */
  choiceOf: string | undefined
}

export interface NumberedRange {
  column: number
  from: number
  to: number
  numbers: ReadonlySet<number> | undefined
  isChoice: boolean
}

export function numberQuestion(facts: Facts, columns: readonly string[], question: Question): NumberedQuestion {
  const { all = [], any = [], not, where = [] } = question
  const known = numbersOf(facts, all)
  return {
    all: known,
    any: any.map((one) => numberAnyOf(facts, one)),
    not: not && numberAnyOf(facts, not),
    where: where.map((one) => numberRange(columns, one)),
    isNothing: known.length < new Set(all).size,
  }
}

const numbersOf = (facts: Facts, names: readonly string[]): number[] => [
  ...new Set(names.flatMap((name) => facts.find(name) ?? [])),
]

export const numberAnyOf = (facts: Facts, { facts: names = [], ids = [], isChoice }: AnyOf): NumberedAnyOf => ({
  facts: numbersOf(facts, names),
  ids,
  choiceOf: isChoice ? commonGroup(names) : undefined,
})

function commonGroup([first, ...others]: readonly string[]): string | undefined {
  if (first === undefined) return undefined
  const group = groupOf(first)
  return others.every((one) => one.startsWith(`${group}:`)) ? group : undefined
}

function numberRange(columns: readonly string[], range: Range): NumberedRange {
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY, in: numbers, isChoice = false } = range
  return { column: numberColumn(columns, range.column), from, to, numbers: numbers && new Set(numbers), isChoice }
}

export function numberColumn(columns: readonly string[], name: string): number {
  const number = columns.indexOf(name)
  if (number < 0) throw new RangeError(`There is no column "${name}": ${columns.join(', ')}`)
  return number
}

/** The question without what was chosen in this group. */
export const withoutChoice = (question: NumberedQuestion, group: string): NumberedQuestion => ({
  ...question,
  any: question.any.filter(({ choiceOf }) => choiceOf !== group),
})

/** The question without the ranges that were chosen of this column. */
export const withoutRange = (question: NumberedQuestion, column: number): NumberedQuestion => ({
  ...question,
  where: question.where.filter((range) => !range.isChoice || range.column !== column),
})

/** Nothing but one fact, such as a category. */
export const isOneFact = ({ all, any, not, where, isNothing }: NumberedQuestion): boolean =>
  !isNothing && all.length === 1 && any.length === 0 && !not && where.length === 0
