import type { LineQuestion, ReadLine } from './bom-table.ts'
import { isPlaceholder } from './cell-kinds.rules.ts'
import { fittedMarkOf } from './fitted.rules.ts'
import { type DecimalSign, readQuantity } from './quantity.rules.ts'
import type { DraftLine } from './read-line.rules.ts'

/** Quantity of a line: from its quantity cell, its references, or the customer's answer. */

export interface Counting {
  hasCount: boolean
  sign: DecimalSign | undefined
}

/** A line with its quantity, or with the question for it. */
export function countLine(
  { countText, ...draft }: DraftLine,
  { hasCount, sign }: Counting,
): { line: ReadLine; warning?: string } {
  const places = draft.ref.length
  const line = (count: number): ReadLine => ({ ...draft, count })
  const ask = (choices: number[]): { line: ReadLine } => ({
    line: { ...draft, count: 0, questions: [...draft.questions, askCount(countText, choices)] },
  })
  if (isPlaceholder(countText)) {
    if (!hasCount || !draft.fitted) return { line: line(Math.max(places, 1)) }
    if (places === 0) return ask([])
    return { line: line(places), warning: `There is no quantity; the number of references, ${places}, is used.` }
  }
  if (!draft.fitted && fittedMarkOf(countText)) return { line: line(Math.max(places, 1)) }
  const { count, choices, isRounded } = readQuantity(countText, sign)
  if (count === 0) return { line: { ...line(Math.max(places, 1)), fitted: false } }
  if (count !== undefined) {
    const warning =
      places > 0 && places !== count
        ? `The quantity is ${count}, but ${places} ${places === 1 ? 'reference is' : 'references are'} listed.`
        : isRounded
          ? `The quantity ${countText} is rounded up to ${count}.`
          : undefined
    return { line: line(count), ...(warning && { warning }) }
  }
  if (choices.includes(places)) return { line: line(places) }
  return ask(choices.length > 0 ? choices : places > 0 ? [places] : [])
}

const askCount = (written: string, choices: number[]): LineQuestion => ({
  about: 'count',
  written: written.slice(0, 60),
  choices,
})
