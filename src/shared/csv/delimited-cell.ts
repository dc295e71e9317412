/** One cell of comma separated text, as RFC 4180 has it and as people write it: stray quotes, every line end. */

const QUOTE = 34
const LINE_FEED = 10
const CARRIAGE_RETURN = 13
/** What a cell of a spreadsheet can hold. A quote that is not closed within it is a stray one. */
export const MAX_CELL_CHARACTERS = 32_767

export interface ReadCell {
  value: string
  /** Where the delimiter or the line end behind it stands. */
  end: number
  /** It began with a quote that is never closed. */
  stray: boolean
}

export function readCell(text: string, at: number, delimiter: string, quotes: boolean): ReadCell {
  const quoted = quotes ? openingQuote(text, at) : -1
  const cell = quoted >= 0 ? readQuoted(text, quoted + 1, delimiter) : undefined
  if (cell) return { ...cell, stray: false }
  return { ...readPlain(text, quoted >= 0 ? quoted + 1 : at, delimiter), stray: quoted >= 0 }
}

/** Where the next line begins. */
export const afterLineEnd = (text: string, end: number): number =>
  end + (text.charCodeAt(end) === CARRIAGE_RETURN && text.charCodeAt(end + 1) === LINE_FEED ? 2 : 1)

/** Where the quote of this cell is, or -1; spaces may stand before it. */
function openingQuote(text: string, start: number): number {
  let at = start
  while (text.charCodeAt(at) === 32) at++
  return text.charCodeAt(at) === QUOTE ? at : -1
}

function readPlain(text: string, start: number, delimiter: string): { value: string; end: number } {
  const separator = delimiter.charCodeAt(0)
  let end = start
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code === separator || code === LINE_FEED || code === CARRIAGE_RETURN) break
  }
  return { value: text.slice(start, end), end }
}

/** A cell in quotes, or undefined when its end is missing: then the quote is taken for a stray one. */
function readQuoted(text: string, start: number, delimiter: string): { value: string; end: number } | undefined {
  let lineEnd = false
  for (let at = start; at < text.length && at - start <= MAX_CELL_CHARACTERS; at++) {
    const code = text.charCodeAt(at)
    if (code === LINE_FEED || code === CARRIAGE_RETURN) lineEnd = true
    if (code !== QUOTE) continue
    if (text.charCodeAt(at + 1) === QUOTE) {
      at++
      continue
    }
    const end = closesAt(text, at + 1, delimiter)
    if (end >= 0) return { value: text.slice(start, at).replaceAll('""', '"'), end }
    // On a later line a cell begins with a quote: the one before it was never closed.
    if (lineEnd && opensCell(text, at, delimiter)) return undefined
  }
  return undefined
}

/** After its closing quote a cell ends, spaces aside; -1 when something else follows. */
function closesAt(text: string, after: number, delimiter: string): number {
  let at = after
  while (text.charCodeAt(at) === 32) at++
  const code = text.charCodeAt(at)
  return at >= text.length || code === LINE_FEED || code === CARRIAGE_RETURN || text.startsWith(delimiter, at) ? at : -1
}

function opensCell(text: string, quote: number, delimiter: string): boolean {
  const before = text.charCodeAt(quote - 1)
  return before === LINE_FEED || before === CARRIAGE_RETURN || text[quote - 1] === delimiter
}
