import { readPackages } from '#features/search/reader/packages.rules.ts'
import { normaliseModel, packingStem } from '#shared/mpn.ts'
import type { BomLine } from '../bom-matching.contract.ts'

/** Extracts part numbers from the cells of a BOM, and recognises texts that are not part numbers. */

/** A part number of a line as it is written and as it is compared. */
export interface WrittenNumber {
  text: string
  norm: string
}

const NO_NUMBER = new Set('NA,N.A.,NONE,TBD,TBA,DNP,DNI,DNF,DNS,NC,~,?,.,*,GENERIC,ANY,UNKNOWN,VARIOUS'.split(','))

const VALUE =
  /^±?\d+(?:[.,]\d+)?\s*(?:(?:[pnuµμmkKMGRrΩ]|meg|ohms?)\d{0,3}\s*(?:[FfHVAW]|Ω|R|Hz|ohms?)?|[PNU][FfHh]|[FHVAW]|Hz)(?:[\s/,;@±].*)?$/u
const PLAIN_FIGURE = /^\d{1,4}(?:[.,]\d+)?$/

/** 10k, 4u7, 100nF/50V, 2R2, 16 MHz, 0603: the sheet gives a value where the number belongs. */
export const isValue = (text: string): boolean => VALUE.test(text.trim()) || PLAIN_FIGURE.test(text.trim())

const unique = <T>(items: T[], key: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
]

export const writtenNumber = (text: string): WrittenNumber => ({ text: text.trim(), norm: normaliseModel(text) })
const isNumber = ({ norm }: WrittenNumber) => norm !== '' && !NO_NUMBER.has(norm)

/** C25804: a catalogue number of LCSC, not a part number. */
const isListNumber = (text: string): boolean => /^C\d{2,8}$/i.test(text.trim())

/** A distributor's own number: C25804 of LCSC, 568-2263-1-ND of Digi-Key. */
export const isForeignNumber = (sku: string): boolean => isListNumber(sku) || /^\d[\d-]*-ND$/i.test(sku.trim())

/** Whether the line has only a distributor's number. */
export const isShopNumberOnly = ({ model, sku }: Pick<BomLine, 'model' | 'sku'>): boolean =>
  sku.trim() !== '' && normaliseModel(model) === normaliseModel(sku)

/** The number of the line, if it gives one. */
export const numbersOf = (line: Pick<BomLine, 'model' | 'sku'>): WrittenNumber[] =>
  isShopNumberOnly(line) && isListNumber(line.sku) ? [] : withShortForm(writtenNumber(line.model)).filter(isNumber)

/** Molex fills its numbers up to ten digits: 0039301020 is 39-30-1020, 0532610571 is 53261-0571. */
const FILLED_UP = /^0{1,2}(?=[1-9])(\d{8,9})$/

function withShortForm(number: WrittenNumber): WrittenNumber[] {
  const short = number.norm.length === 10 ? FILLED_UP.exec(number.norm)?.[1] : undefined
  return short === undefined ? [number] : [number, { text: number.text, norm: short }]
}

export interface AlternateNumber extends WrittenNumber {
  brandName: string
  /** Among the alternates of the line. */
  index: number
}

/** The approved alternates of the line, each with its maker. */
export function alternatesOf(line: Pick<BomLine, 'model' | 'alternatives' | 'alternativeBrands'>): AlternateNumber[] {
  const own = normaliseModel(line.model)
  const written = line.alternatives.map((text, index) => ({
    ...writtenNumber(text),
    brandName: line.alternativeBrands[index] ?? '',
    index,
  }))
  return unique(written, ({ norm }) => norm).filter((number) => isNumber(number) && number.norm !== own)
}

/**
 * A number that is too short to be unique: 5010, 1206, LM3. Several makers use such numbers, and
 * a value or a size looks the same.
 */
export const isWeakNumber = ({ text, norm }: WrittenNumber): boolean =>
  norm.length < 4 || /^[\d.]{1,6}$/.test(norm) || isValue(text)

/** Stems of the same part in other packaging: the number as it is, and without its packing code. */
export function stemsOf({ text, norm }: WrittenNumber): string[] {
  const stem = normaliseModel(packingStem(text))
  return stem === norm || stem.length < MIN_PREFIX_LENGTH ? [norm] : [norm, stem]
}

const MAX_PIECES = 12
const LOOKS_LIKE_A_NUMBER = /^(?=.*\d)(?:(?=.*[A-Z]).{5,}|.{7,})$/
/** Distributors add a prefix (595-LM358DR) or a packing suffix (LM358DRCT-ND). */
const SHOP_NUMBERS = [
  /^\d{2,3}-(.{5,})$/,
  /^(.{5,}?)(?:CT|TR|DKR)?-ND$/i,
  /^(.{5,})-ND$/i,
  // … behind two letters for the maker: AP2112K-3.3TRG1DICT-ND
  /^(.{5,})[A-Z]{2}(?:CT|TR|DKR)-ND$/i,
]

/** The part number inside a distributor's number: 595-LM358DR is LM358DR. */
const heldByShopNumber = (text: string): string[] =>
  SHOP_NUMBERS.flatMap((pattern) => pattern.exec(text.trim())?.[1] ?? [])

/**
 * Numbers to search in other packaging, as a prefix or with typos: that of the line and the one inside a distributor's
 * number. Without one, a description that is only a number: 1N4005, LP5907MFX-3.3.
 */
export function guessedNumbers(line: Pick<BomLine, 'model' | 'sku' | 'description'>): WrittenNumber[] {
  const own = numbersOf(line)
  const others =
    own.length > 0 ? heldByShopNumber(line.model) : [line.description, firstWord(line)].filter(isNumberAlone)
  return unique([...own, ...others.map(writtenNumber).filter(({ norm }) => HAS_LETTER.test(norm))], ({ norm }) => norm)
}

const HAS_LETTER = /[A-Z]/

/** "BAS40, Silicon Schottky Diodes", "TIP29 Transistor TO-220": letters and at least two digits. */
function firstWord({ description }: Pick<BomLine, 'description'>): string {
  const [word = ''] = description.trim().split(/[\s,;]+/, 1)
  return /^[A-Z\d]*[A-Z]{2,}\d{2,}[A-Z\d-]*$/i.test(word) ? word : ''
}

/** Only a beginning of a longer number may be meant by it, not a typing error. */
export const isFirstWord = (line: Pick<BomLine, 'description'>, { text }: WrittenNumber): boolean =>
  text !== line.description.trim() && text === firstWord(line)

/** One word, and no name of a CAD library such as Conn_02x07. */
const isNumberAlone = (text: string): boolean =>
  !/[\s_]/.test(text.trim()) && LOOKS_LIKE_A_NUMBER.test(normaliseModel(text)) && !isValue(text)

/** Candidate numbers inside a longer text: "TDK C3216X7R1H105K (1206)". The longest first. */
export function numbersInside(line: Pick<BomLine, 'model' | 'description' | 'sku'>): WrittenNumber[] {
  const pieces = [line.model, isListNumber(line.sku) ? '' : line.sku, line.description].flatMap((text) => {
    const words = text.split(/[\s;|"'[\]{}<>=]+/)
    const inner = words.flatMap((word) => word.split(/[,()]+/))
    const shop = [text, ...words].flatMap(heldByShopNumber)
    return [...words, ...inner, ...shop]
  })
  const whole = normaliseModel(line.model)
  return unique(
    pieces.map((text) => ({ text, norm: normaliseModel(text) })),
    ({ norm }) => norm,
  )
    .filter(({ text, norm }) => norm !== whole && LOOKS_LIKE_A_NUMBER.test(norm) && !isValue(text))
    .sort((a, b) => b.norm.length - a.norm.length)
    .slice(0, MAX_PIECES)
}

/** Shorter prefixes match too many numbers. */
const MIN_PREFIX_LENGTH = 4

const NUMBER_AND_PACKAGE = /^(\S*\d\S*)[\s,;_(]+([A-Z]{2,}[A-Z\d-]*\d[A-Z\d-]*)\)?$/i

/** "LM358 SO-8": the number, and the package behind it. */
export function splitPackage(model: string): { number: string; packageName: string } | undefined {
  const [, number = '', packageName = ''] = NUMBER_AND_PACKAGE.exec(model.trim()) ?? []
  return number !== '' && !isValue(number) && readPackages(packageName).length > 0 ? { number, packageName } : undefined
}

/** Whether a longer number in the catalogue may be meant: LM358 for LM358DR. */
export const mayBePrefix = ({ text, norm }: WrittenNumber): boolean =>
  norm.length >= MIN_PREFIX_LENGTH && /\d/.test(norm) && !isValue(text)

const MAX_CUT = 6
const MIN_CUT_LENGTH = 6

/** Prefixes of a number with extra characters at its end: LM358DRXX gives LM358DRX and LM358DR. The longest first. */
export const prefixesOf = ({ norm }: WrittenNumber): string[] =>
  Array.from({ length: MAX_CUT }, (_, place) => norm.slice(0, norm.length - 1 - place)).filter(
    (beginning) => beginning.length >= MIN_CUT_LENGTH && beginning.length >= norm.length * 0.6,
  )
