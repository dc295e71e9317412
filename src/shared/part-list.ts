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
const QUANTITY = '(?:qty|quantity|menge|anzahl|stückzahl|cantidad|cant|quantité|qté|quantità|数量)\\.?\\s*[:：]?\\s*'
const BULLET =
  /^(?:>\s?)*(?:(?:[-*•·–>]|\d{1,3}[.)])\s+|(?:pos(?:ition)?|item|line|zeile)\.?\s?\d{1,3}\s*[.):-]\s*)(?=\S)/i
/** "100 nF", "10 k": the number is a value. */
const VALUE_UNIT = '(?:[pnuµμm]?F|[nuµμm]?H|[kM]?(?:Ω|ohms?)|[kMG]?Hz|[kMR]|m?[VAW]|mm|%)(?![\\p{L}\\d])'
const LEADING = new RegExp(
  `^(?:${QUANTITY})?(?:${GROUPED}|${PLAIN})\\s*(?:${UNIT}\\.?\\s+(?:of\\s+)?|[x×]\\s*(?=[a-z]{1,6}\\d)|\\s+(?!${VALUE_UNIT}))(?=\\S*[a-z])(\\S.*)$`,
  'iu',
)
// Part numbers hold commas themselves (2N7002,215): a grouped number needs something else than a bare comma before it.
const BEFORE_GROUPED = '(?:\\s*[;:=]\\s*|\\s*,\\s+|\\s+[-–—]\\s*|\\s+|\\s*\\()'
const BEFORE_PLAIN = '(?:\\s*[,;:=]\\s*|\\s+[-–—]\\s*|\\s+|\\s*\\()'
const BEHIND = `\\s*(?:${UNIT})?\\.?\\)?$`
const MARK = `(?:${QUANTITY}|[x×*]\\s*)?`
const TRAILING = [
  new RegExp(`^(.*?\\S)${BEFORE_GROUPED}${MARK}${GROUPED}${BEHIND}`, 'iu'),
  new RegExp(`^(.*\\S)${BEFORE_PLAIN}${MARK}${PLAIN}${BEHIND}`, 'iu'),
]
/** What is left of the words between the number and its quantity. */
const BETWEEN = new RegExp(
  `(?:(?<![,;:\\s])[,;:\\s]+|\\s[-–—=x×*]|(?<=[-–—=x×*])\\s|(?<=[,;:\\s])${QUANTITY}){1,4}$`,
  'iu',
)
const WHOLE_CELL = new RegExp(`^${MARK}(?:${GROUPED}|${PLAIN})${BEHIND}`, 'iu')
const CELLS = /\s*[\t;|]\s*|\s+\/\s+/

/** The frame of a table drawn with pipes. */
const FRAME = /^\|\s*|\s*\|$/g

/** 5kpcs, 4K pcs. */
const THOUSANDS = /(?<![\w.,-])(\d{1,4}(?:[.,]\d{1,2})?)\s?k\s?(?=(?:pcs?|pieces?|ea|stk|units?)\b)/gi
/** "LM358DR 3k": without a unit only behind a whole part number. */
const BARE_THOUSANDS = /(?<=^(?=\S*\d)(?=\S*[a-z])\S{5,}(?: \(\p{L}[^)]*\))?\s)(\d{1,4}(?:[.,]\d{1,2})?)\s?k$/giu
/** 1.000 Stück: before a unit the point groups thousands. */
const GROUPED_BY_POINT =
  /(?<![\w.,-])\d{1,3}(?:[.\u00a0\u2009\u202f]\d{3})+(?=\s?(?:pcs?|pieces?|ea|stk|stck|stück|st|units?)(?![\p{L}\d]))/giu
/** "@ $0.85", "TP 0.85 USD": a target price behind the quantity. */
const TARGET_PRICE =
  /\s*[,;–-]?\s*(?:@|(?<=\s)(?:t\/?p|target(?: price)?)\b:?)\s*(?:(?:usd|eur|gbp|us\$|[$€£])\s*\d+(?:[.,]\d+)?|\d+[.,]\d+)\s*(?:usd|eur|gbp|[$€£])?(?:\s*(?:each|ea|\/ ?pcs?))?\.?$/i

const inThousands = (number: string): string => String(Math.round(Number(number.replace(',', '.')) * 1000))

const withPlainCounts = (text: string): string =>
  text
    .replace(TARGET_PRICE, '')
    .replace(/^(?:je|à)\s+(?=\d)/i, '')
    .replace(THOUSANDS, (_, number: string) => `${inThousands(number)} `)
    .replace(BARE_THOUSANDS, (_, number: string) => inThousands(number))
    .replace(GROUPED_BY_POINT, (number) => number.replace(/\D/g, ''))

/** Up to four words with a digit; no phone number and no date. */
const PART_NUMBER =
  /^(?!(?:tel|phone|fax|mobile|mob|tél|telefon)\b|\+?\d+ \d|\d{1,2}\.? (?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]))(?=.*\d)\S+(?: \S+){0,3}$/i

/** A part with its quantity, and not a sentence that ends in a number. */
export const isListedPart = ({ model, count }: ListedPart): boolean => count !== null && PART_NUMBER.test(model)

/** Greetings and signatures around a list. A single word in capitals may be a part. */
const isProse = ({ model, count }: ListedPart): boolean =>
  (model !== '' && !/[\p{L}\d]/u.test(model)) ||
  (!PART_NUMBER.test(model) && (/\s/.test(model) || (count === null && /[a-z]/.test(model))))

/** A pasted text without the words around its list. A text without any quantity is left as it is. */
export function withoutProse<T extends ListedPart>(lines: T[]): T[] {
  return lines.some(isListedPart) ? lines.filter((line) => !isProse(line)) : lines
}

/** A longer line is none that somebody has typed. */
const MAX_CHARACTERS = 500

const joined = (spaces: string): string => (spaces.includes('\t') ? '\t' : ' ')

export function readListedPart(line: string): ListedPart {
  const bare = line.replaceAll('\u0000', '').replaceAll('"', '').trim()
  if (bare.length > MAX_CHARACTERS) return { model: bare, count: null, brandName: '' }
  const text = bare
    .replace(/\s{2,}/g, joined)
    .replace(FRAME, '')
    .replace(BULLET, '')
  return readPlain(withPlainCounts(text)) ?? { model: text, count: null, brandName: '' }
}

const SIZE = /^(?:0\d{3,}|1206|1210|1806|1808|1812|2010|2012|2016|2220|2512|2520|3215|3216|3225|5032|7050)$/
const HAS_VALUE = new RegExp(`(?<![\\p{L}\\d.])\\d+(?:[.,]\\d+)?\\s?(?:${VALUE_UNIT}|[kMR]\\d)`, 'u')

/** "100nF 1206" ends in a size, not in a quantity. */
const isSize = (number: string, others: string): boolean =>
  SIZE.test(number) && (number.startsWith('0') || HAS_VALUE.test(others))

function readPlain(text: string): ListedPart | undefined {
  return readCells(text) ?? readLeading(text) ?? readTrailing(text) ?? readUncounted(text)
}

function countOf(...texts: (string | undefined)[]): number | null {
  const count = Number(texts.find((text) => text !== undefined)?.replace(/\D/g, ''))
  return count >= 1 && count <= MAX_COUNT ? count : null
}

/** Cells behind each other: the first whole number is the quantity, of the others the first is the part. */
function readCells(text: string): ListedPart | undefined {
  const cells = CELLS.test(text) ? withoutItemNumber(text.split(CELLS)) : text.split(/,\s+(?=[^\d\s])/)
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

/** 1, LM358DR, 100: the first number counts the lines. */
function withoutItemNumber(cells: string[]): string[] {
  const [first = '', second = '', ...rest] = cells
  const isItem = /^\d{1,4}\.?$/.test(first) && /[a-z]/i.test(second) && rest.some((cell) => WHOLE_CELL.test(cell))
  return isItem ? cells.slice(1) : cells
}

/** Cells without a quantity: the first is the part, a later one without digits its maker. */
function readUncounted(text: string): ListedPart | undefined {
  const [model = '', ...rest] = text.split(/\s*[\t;|]\s*|,\s+(?=[^\d\s])/)
  if (rest.length === 0 || !/\d/.test(model) || !/[a-z]/i.test(model)) return undefined
  return { model, count: null, brandName: rest.find((cell) => cell !== '' && !/\d/.test(cell)) ?? '' }
}

function readLeading(text: string): ListedPart | undefined {
  const [, grouped, plain, model] = LEADING.exec(text) ?? []
  const count = countOf(grouped, plain)
  // "100 LM358DR 5" begins with something else.
  if (!model || count === null || /\s\d+$/.test(model) || isSize(plain ?? '', model)) return undefined
  return { ...splitMaker(DESCRIBED.exec(model)?.[1] ?? model), count }
}

/** "6 tactile switches - FSM6JH": words, and the number behind them. */
const DESCRIBED = /^\p{L}[^\d]*?\s*(?:\s[-–—]|:)\s+((?=\S*[a-z])(?=\S*\d)\S{5,})$/iu

function readTrailing(text: string): ListedPart | undefined {
  for (const pattern of TRAILING) {
    const [, model, number] = pattern.exec(text) ?? []
    const count = countOf(number)
    if (model && isSize(number ?? '', model) && /\s$/.test(text.slice(0, text.lastIndexOf(number ?? '')))) continue
    if (model && count !== null) return { ...splitMaker(model.replace(BETWEEN, '')), count }
  }
  return undefined
}

const SHORT_MAKERS = /^(?:TI|ST|NXP|ADI|TDK|AVX|JST|KOA|ROHM|onsemi)$/i

/** "LM358DR Texas Instruments": words without digits behind a number are its maker. */
function splitMaker(text: string): { model: string; brandName: string } {
  const [, model = '', maker = ''] = /^((?=\S*\d)\S+)\s+(?:by |from |- |\()?([A-Za-z][A-Za-z&. ]+)\)?$/.exec(text) ?? []
  const isMaker = SHORT_MAKERS.test(maker) || /[A-Z][a-z]/.test(maker)
  return model.length >= 4 && isMaker ? { model, brandName: maker } : { model: text, brandName: '' }
}
