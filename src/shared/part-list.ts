/** A line of a list as people write it in a mail: `LM358DR - 100 pcs`, `100x LM358DR`, `LM358DR, 100, Texas Instruments`. */

export interface ListedPart {
  model: string
  /** Null when the line gives no quantity. */
  count: number | null
  brandName: string
}

const MAX_COUNT = 2_147_483_647
const UNIT = '(?:[x×*]|pcs?|pieces?|ea|each|units?|stk|stück|off|pz|uds)'
const GROUPED = "(\\d{1,3}(?:[,'’]\\d{3})+)"
const PLAIN = '(\\d{1,10})'
const BULLET = /^(?:[-*•·–]|\d{1,3}[.)])\s+(?=\S)/
const LEADING = new RegExp(
  `^(?:qty\\.?\\s*:?\\s*)?(?:${GROUPED}|${PLAIN})\\s*(?:${UNIT}\\.?\\s+(?:of\\s+)?|[x×]\\s*(?=[a-z]{1,6}\\d)|\\s+)(?=\\S*[a-z])(\\S.*)$`,
  'i',
)
// Part numbers hold commas themselves (2N7002,215): a grouped number needs something else than a bare comma before it.
const BEFORE_GROUPED = '(?:\\s*[;:=]\\s*|\\s*,\\s+|\\s+[-–—]\\s*|\\s+|\\s*\\()'
const BEFORE_PLAIN = '(?:\\s*[,;:=]\\s*|\\s+[-–—]\\s*|\\s+|\\s*\\()'
const BEHIND = `\\s*(?:${UNIT})?\\.?\\)?$`
const MARK = '(?:qty\\.?\\s*:?\\s*|[x×*]\\s*)?'
const TRAILING = [
  new RegExp(`^(.*?\\S)${BEFORE_GROUPED}${MARK}${GROUPED}${BEHIND}`, 'i'),
  new RegExp(`^(.*\\S)${BEFORE_PLAIN}${MARK}${PLAIN}${BEHIND}`, 'i'),
]
/** What is left of the words between the number and its quantity. */
const BETWEEN = /(?:[,;:\s]+|\s+(?:[-–—=x×*]|qty\.?:?))+$/i
const WHOLE_CELL = new RegExp(`^(?:qty\\.?\\s*:?\\s*|[x×*]\\s*)?(?:${GROUPED}|${PLAIN})${BEHIND}`, 'i')
const CELLS = /\s*[\t;|]\s*/

export function readListedPart(line: string): ListedPart {
  const text = line.replaceAll('\u0000', '').replaceAll('"', '').trim().replace(BULLET, '')
  return readCells(text) ?? readLeading(text) ?? readTrailing(text) ?? { model: text, count: null, brandName: '' }
}

function countOf(...texts: (string | undefined)[]): number | null {
  const count = Number(texts.find((text) => text !== undefined)?.replace(/\D/g, ''))
  return count >= 1 && count <= MAX_COUNT ? count : null
}

/** Cells behind each other: the first whole number is the quantity, of the others the first is the part. */
function readCells(text: string): ListedPart | undefined {
  const cells = CELLS.test(text) ? text.split(CELLS) : text.split(/,\s+(?=[^\d\s])/)
  if (cells.length < 2) return undefined
  const [first = '', ...rest] = cells
  const found = rest.map((cell) => WHOLE_CELL.exec(cell))
  const place = found.findIndex(Boolean)
  const own = place < 0 ? readTrailing(first) : undefined
  const brandName = rest.find((cell, other) => other !== place && cell !== '') ?? ''
  if (own) return { ...own, brandName: own.brandName || brandName }
  if (place < 0) return undefined
  return { model: first, count: countOf(found[place]?.[1], found[place]?.[2]), brandName }
}

function readLeading(text: string): ListedPart | undefined {
  const [, grouped, plain, model] = LEADING.exec(text) ?? []
  const count = countOf(grouped, plain)
  // "100 LM358DR 5" begins with something else.
  if (!model || count === null || /\s\d+$/.test(model)) return undefined
  return { ...splitMaker(model), count }
}

function readTrailing(text: string): ListedPart | undefined {
  for (const pattern of TRAILING) {
    const [, model, number] = pattern.exec(text) ?? []
    const count = countOf(number)
    if (model && count !== null) return { ...splitMaker(model.replace(BETWEEN, '')), count }
  }
  return undefined
}

const SHORT_MAKERS = /^(?:TI|ST|NXP|ADI|TDK|AVX|JST|KOA|ROHM|onsemi)$/i

/** "LM358DR Texas Instruments": words without digits behind a number are its maker. */
function splitMaker(text: string): { model: string; brandName: string } {
  const [, model = '', maker = ''] = /^(\S*\d\S*)\s+(?:by |from |- )?([A-Za-z][A-Za-z&. ]+)$/.exec(text) ?? []
  const isMaker = SHORT_MAKERS.test(maker) || /[A-Z][a-z]/.test(maker)
  return model.length >= 4 && isMaker ? { model, brandName: maker } : { model: text, brandName: '' }
}
