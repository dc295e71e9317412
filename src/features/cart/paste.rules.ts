import { MAX_PASTED_LINES } from './cart.limits.ts'

export interface PastedLine {
  lineNumber: number
  text: string
  model: string
  /** Null when the line ends in no quantity. */
  count: number | null
}

/*
 * The quantity stands last, after a comma, semicolon, tab or space. Part numbers hold commas themselves (2N7002,215), so
 * commas between thousands are read only where something else than a bare comma stands before the quantity.
 */
const GROUPED = /(?:[;\t ]|, )\s*(\d{1,3}(?:,\d{3})+)$/
const PLAIN = /[,;\t ]\s*(\d{1,10})$/
const UNITS = /\s*(?:pcs?|pieces?)\.?$/i
const MAX_COUNT = 2_147_483_647

/** "MPN, quantity", one a line, as it comes from a mail or a spreadsheet. Empty lines are no lines. */
export function readPastedList(text: string): PastedLine[] {
  return text
    .split(/\r\n?|\n/)
    .map((line, place) => readLine(line.replaceAll('\u0000', '').replaceAll('"', '').trim(), place + 1))
    .filter((line) => line.text !== '')
}

function readLine(text: string, lineNumber: number): PastedLine {
  const bare = text.replace(UNITS, '').trim()
  const found = GROUPED.exec(bare) ?? PLAIN.exec(bare)
  const count = found ? Number(found[1]?.replaceAll(',', '')) : 0
  if (!found || count < 1 || count > MAX_COUNT) return { lineNumber, text, model: text, count: null }
  return { lineNumber, text, model: bare.slice(0, found.index).replace(/[,;\s]+$/, ''), count }
}

/** What is plainly wrong with a list, told before it is sent. */
export function findListProblem(text: string): string | undefined {
  const { length } = readPastedList(text)
  if (length === 0) return 'Please paste at least one line, such as "LM358DR, 100".'
  if (length > MAX_PASTED_LINES) return `Please paste at most ${MAX_PASTED_LINES} lines at a time. These are ${length}.`
  return undefined
}
