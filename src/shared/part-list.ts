/** A line of a list as people write it in a mail: `LM358DR - 100 pcs`, `100x LM358DR`, `LM358DR, 100, Texas Instruments`. */

export interface ListedPart {
  model: string
  /** Null when the line gives no quantity. */
  count: number | null
  brandName: string
}

const MAX_COUNT = 2_147_483_647
const UNIT = '(?:[x×*]|pcs?|pieces?|ea|each|units?|stk|stck|stück|st|off|pz|uds|szt|个|個|件)'
const GROUPED = "(\\d{1,3}(?:[,'’]\\d{3})+)"
const PLAIN = '(\\d{1,10})'
const BULLET = /^(?:>\s?)*(?:[-*•·–>]|\d{1,3}[.)])\s+(?=\S)/
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
const CELLS = /\s*[\t;|]\s*|\s+\/\s+/

/** 5kpcs, 4K pcs. */
const THOUSANDS = /(?<![\w.,-])(\d{1,4}(?:[.,]\d{1,2})?)\s?k\s?(?=(?:pcs?|pieces?|ea|stk|units?)\b)/gi
/** 1.000 Stück: before a unit the point groups thousands. */
const GROUPED_BY_POINT =
  /(?<![\w.,-])\d{1,3}(?:[.\u00a0\u2009\u202f]\d{3})+(?=\s?(?:pcs?|pieces?|ea|stk|stck|stück|st|units?)(?![\p{L}\d]))/giu
/** "@ $0.85", "TP 0.85 USD": a target price behind the quantity. */
const TARGET_PRICE =
  /\s*[,;–-]?\s*(?:@|(?<=\s)(?:t\/?p|target(?: price)?)\b:?)\s*(?:(?:usd|eur|us\$|[$€])\s*\d+(?:[.,]\d+)?|\d+[.,]\d+)\s*(?:usd|eur|[$€])?(?:\s*(?:each|ea|\/ ?pcs?))?\.?$/i

const withPlainCounts = (text: string): string =>
  text
    .replace(TARGET_PRICE, '')
    .replace(/^(?:je|à)\s+(?=\d)/i, '')
    .replace(THOUSANDS, (_, number: string) => `${Math.round(Number(number.replace(',', '.')) * 1000)} `)
    .replace(GROUPED_BY_POINT, (number) => number.replace(/\D/g, ''))

/** Up to four words with a digit; no phone number and no date. */
const PART_NUMBER =
  /^(?!(?:tel|phone|fax|mobile|mob|tél|telefon)\b|\+?\d+ \d|\d{1,2}\.? (?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]))(?=.*\d)\S+(?: \S+){0,3}$/i

/** A part with its quantity, and not a sentence that ends in a number. */
export const isListedPart = ({ model, count }: ListedPart): boolean => count !== null && PART_NUMBER.test(model)

/** Greetings and signatures around a list. A single word in capitals may be a part. */
const isProse = ({ model, count }: ListedPart): boolean =>
  !PART_NUMBER.test(model) && (/\s/.test(model) || (count === null && /[a-z]/.test(model)))

/** A pasted text without the words around its list. A text without any quantity is left as it is. */
export function withoutProse<T extends ListedPart>(lines: T[]): T[] {
  return lines.some(isListedPart) ? lines.filter((line) => !isProse(line)) : lines
}

export function readListedPart(line: string): ListedPart {
  const text = line.replaceAll('\u0000', '').replaceAll('"', '').trim().replace(BULLET, '')
  return readPlain(withPlainCounts(text)) ?? { model: text, count: null, brandName: '' }
}

function readPlain(text: string): ListedPart | undefined {
  return readCells(text) ?? readLeading(text) ?? readTrailing(text)
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
  const [, model = '', maker = ''] = /^(\S*\d\S*)\s+(?:by |from |- |\()?([A-Za-z][A-Za-z&. ]+)\)?$/.exec(text) ?? []
  const isMaker = SHORT_MAKERS.test(maker) || /[A-Z][a-z]/.test(maker)
  return model.length >= 4 && isMaker ? { model, brandName: maker } : { model: text, brandName: '' }
}
