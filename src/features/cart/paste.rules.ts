import { readListedPart, withoutProse } from '#shared/part-list.ts'
import { MAX_PASTED_LINES } from './cart.limits.ts'

export interface PastedLine {
  lineNumber: number
  text: string
  model: string
  brandName: string
  /** Null when the line ends in no quantity. */
  count: number | null
}

/** "MPN, quantity", one per line, as copied from a mail or a spreadsheet. Empty lines and greetings are no lines. */
export function readPastedList(text: string): PastedLine[] {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line, place) => readLine(line.replaceAll('\u0000', '').replaceAll('"', '').trim(), place + 1))
    .filter((line) => line.text !== '')
  return withoutProse(lines)
}

function readLine(text: string, lineNumber: number): PastedLine {
  const { model, count, brandName } = readListedPart(text)
  return { lineNumber, text, model: count === null ? text : model, count, brandName }
}

/** Problems of a list that are checked before it is sent. */
export function findListProblem(text: string): string | undefined {
  const { length } = readPastedList(text)
  if (length === 0) return 'Please paste at least one line, such as "LM358DR, 100".'
  if (length > MAX_PASTED_LINES) return `Please paste at most ${MAX_PASTED_LINES} lines at a time. These are ${length}.`
  return undefined
}
