/** Reads quantities. */

export const MAX_PIECES = 1_000_000

/** The decimal separator; the other one groups thousands. */
export type DecimalSign = '.' | ','

export interface ReadQuantity {
  /** Whole pieces. Undefined: it cannot be read, or it can be read in several ways. */
  count?: number
  /** What it may mean when it is ambiguous. */
  choices: number[]
  /** A part of a piece was rounded up. */
  isRounded?: boolean
}

const UNIT =
  '(?:sets?|x|×|\\*|pcs?|pce|pces|pieces?|piece\\(s\\)|ea|each|units?|off|stk|stck|st|stücke?|nos?|pz|pzas?|piezas?|uds?|unid(?:ad(?:es)?)?|pièces?|pezzi|szt|шт|ks|kpl|個|个|個|件|只|片|颗|顆|粒|本|枚|台|개)'
const LEADING = new RegExp(`^(?:qty\\.?(?:\\s*:)?|${UNIT}|=)\\s*(?=\\d)`, 'iu')
const TRAILING = new RegExp(`(?<!\\s)\\s*${UNIT}\\.?$`, 'iu')
/** Behind the unit: "10 pcs/board", "2 per PCB", "2 (two)". */
const PER_BOARD =
  /(?<=[\d\p{L}.])\s*(?:(?:\/|per |pro |par |je )\s*(?:board|pcb|pcba|unit|assy|assembly|device|kit|platine|gerät|carte|placa)|\(\p{L}+\))$/iu
const THOUSANDS = /^(\d+(?:[.,]\d+)?)\s*k$/i
/** 1,00,000 as India writes it. */
const INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}$/
const EXPONENT = /^\d+(?:[.,]\d+)?e\+?\d{1,2}$/i
const GROUPED_BY_SPACE = /^\d{1,3}(?:[\s'’´]\d{3})+(?=$|[.,])/
const DIGITS = /^\d+$/

/** The number alone: without units, marks of a spreadsheet and full-width digits. */
const bareNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^'/, '')
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replace(LEADING, '')
    .replace(PER_BOARD, '')
    .replace(TRAILING, '')
    .replace(/^\+(?=\d)|(?<=\d)\.$/g, '')
    .trim()
    .replace(GROUPED_BY_SPACE, (grouped) => grouped.replace(/\D/g, ''))

const NOTHING: ReadQuantity = { choices: [] }
const others: Record<DecimalSign, DecimalSign> = { '.': ',', ',': '.' }

/** `count` is undefined if it is not a quantity; "1.000" is ambiguous unless the rest of the column decides. */
export function readQuantity(text: string, sign?: DecimalSign): ReadQuantity {
  const bare = bareNumber(text)
  if (DIGITS.test(bare)) return whole(bare)
  const thousands = THOUSANDS.exec(bare)?.[1]
  if (thousands) return pieces(Number(thousands.replace(',', '.')) * 1000)
  if (INDIAN.test(bare)) return whole(bare.replaceAll(',', ''))
  if (EXPONENT.test(bare)) return pieces(Number(bare.replace(',', '.')))
  const parts = splitNumber(bare)
  if (!parts) return NOTHING
  const { before, after, separator } = parts
  if (separator === undefined) return whole(before)
  const decimal = Number(`${before}.${after}`)
  if (after.length !== 3 || before === '0' || before.length > 3 || parts.isDecimal) return pieces(decimal)
  const grouped = Number(before + after)
  if (sign === others[separator]) return whole(before + after)
  if (after !== '000')
    // A part of a piece makes no sense, unless the column says that this is the decimal sign.
    return sign === separator ? { choices: [Math.ceil(decimal), grouped] } : whole(before + after)
  return sign === separator ? whole(before) : { choices: [decimal, grouped] }
}

const whole = (digits: string): ReadQuantity => pieces(Number(digits))

function pieces(number: number): ReadQuantity {
  const count = Math.ceil(number)
  if (!(count <= MAX_PIECES)) return NOTHING
  return { count, choices: [], ...(count !== number && { isRounded: true }) }
}

interface NumberParts {
  before: string
  after: string
  separator?: DecimalSign
  /** Unambiguous by its form: 1.234,500. */
  isDecimal?: boolean
}

function splitNumber(bare: string): NumberParts | undefined {
  if (!/^\d[\d.,]*\d$/.test(bare)) return undefined
  const points = bare.split('.').length - 1
  const commas = bare.split(',').length - 1
  if (points > 0 && commas > 0) {
    const separator: DecimalSign = bare.lastIndexOf('.') > bare.lastIndexOf(',') ? '.' : ','
    const [before = '', after = '', more] = bare.split(separator)
    if (more !== undefined || !isGrouped(before, others[separator])) return undefined
    return { before: before.replaceAll(others[separator], ''), after, separator, isDecimal: true }
  }
  const separator: DecimalSign = points > 0 ? '.' : ','
  if (points + commas > 1)
    return isGrouped(bare, separator) ? { before: bare.replace(/\D/g, ''), after: '' } : undefined
  const [before = '', after = ''] = bare.split(separator)
  return { before, after, separator }
}

const isGrouped = (text: string, separator: DecimalSign): boolean => {
  const [first = '', ...groups] = text.split(separator)
  return first.length <= 3 && groups.length > 0 && groups.every((group) => group.length === 3)
}

/** The decimal separator, by the unambiguous cells. Undefined without such cells, or when they disagree. */
export function findDecimalSign(cells: Iterable<string>): DecimalSign | undefined {
  const signs = new Set<DecimalSign>()
  for (const cell of cells) {
    const bare = bareNumber(cell)
    const parts = splitNumber(bare)
    if (!parts) continue
    const { before, after, separator, isDecimal } = parts
    // "12" has no separator and says nothing.
    if (!/[.,]/.test(bare)) continue
    if (separator === undefined) signs.add(bare.includes('.') ? ',' : '.')
    else if (isDecimal || after.length !== 3 || before === '0') signs.add(separator)
    else if (after !== '000') signs.add(others[separator])
  }
  const [sign, another] = signs
  return another === undefined ? sign : undefined
}

/** Whether a cell can be a quantity, ambiguous or not. */
export function looksLikeQuantity(text: string): boolean {
  const { count, choices } = readQuantity(text)
  return count !== undefined || choices.length > 0
}
