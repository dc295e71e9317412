import type { StoredPacking } from '#features/catalog/packing/packing.rules.ts'
import { PACKING_NAMES } from '#features/catalog/packing/packing-names.ts'
import { trimDecimal } from '#shared/decimal.ts'
import type { Meaning } from '../columns/map-columns.rules.ts'
import { checkTiers, looksLikeTiers, readPrice, readTierList, writePrice } from './prices.rules.ts'
import type { RowTier } from './supply-row.ts'
import { cleanCell, readPieces } from './values.rules.ts'

export type PackingField = 'price' | 'minimum' | 'multiple' | 'size' | 'fee' | 'number'
type Kind = StoredPacking['kind']
type Cells = Partial<Record<PackingField, string>>

/** What the line says about the part itself. */
export interface OwnTerms {
  minimum: number | undefined
  packCount: number | undefined
  tiers: readonly RowTier[] | undefined
}

const KINDS: readonly Kind[] = ['cutTape', 'fullReel', 'customReel', 'tray', 'tube', 'bag', 'box']
const NOT_OFFERED = /^(?:[-–—]|no|none|n\/?a)$/i

const FIELD_WORDS: Readonly<Record<string, string>> = { minimum: 'MOQ', number: 'MPN' }

/** The heading of a column: "Full reel price", "Custom reel fee". */
export const packingHeading = (kind: Kind, field: string): string =>
  `${PACKING_NAMES[kind]} ${FIELD_WORDS[field] ?? field}`

/** The same back into the cells of a line. */
export const packingTexts = ({ kind, minimum, multiple, size, number, fee, counts, prices }: StoredPacking) => ({
  kind,
  price: counts.map((count, place) => `${count}:${trimDecimal(prices[place] ?? '0')}`).join(';'),
  minimum: String(minimum),
  multiple: String(multiple),
  size: size === undefined ? '' : String(size),
  fee: fee === undefined ? '' : trimDecimal(fee),
  number: number ?? '',
})

/** The columns about packagings of a line, such as "Full reel price" and "Custom reel fee". */
export class PackingReader {
  readonly #columns: Array<{ column: number; kind: Kind; field: PackingField }> = []

  constructor(meanings: readonly Meaning[]) {
    for (const [column, meaning] of meanings.entries())
      if (meaning.to === 'packing') this.#columns.push({ column, kind: meaning.kind, field: meaning.field })
  }

  /** All packagings of the part, an error message, or undefined when the line has none of these columns. */
  read(cells: readonly string[], own: OwnTerms): StoredPacking[] | string | undefined {
    if (this.#columns.length === 0) return undefined
    const given = new Map<Kind, Cells>()
    let says = false
    for (const { column, kind, field } of this.#columns) {
      const cell = cleanCell(cells[column] ?? '')
      if (cell === '') continue
      says = true
      if (!NOT_OFFERED.test(cell)) given.set(kind, { ...given.get(kind), [field]: cell })
    }
    if (!says) return undefined
    const packings: StoredPacking[] = []
    for (const kind of KINDS) {
      const said = given.get(kind)
      if (!said) continue
      const read = readPacking(kind, said, own)
      if (typeof read === 'string') return `${PACKING_NAMES[kind]}: ${read}`
      packings.push(read)
    }
    return packings
  }
}

function readPacking(kind: Kind, said: Cells, own: OwnTerms): StoredPacking | string {
  const counts = readCounts(said)
  if (typeof counts === 'string') return counts
  const size = counts.size ?? (kind === 'fullReel' ? (counts.multiple ?? own.packCount ?? counts.minimum) : undefined)
  if (kind === 'fullReel' && !size) return 'the pieces of one reel are missing.'
  const tiers = readTiers(said.price ?? '', counts.minimum ?? size ?? own.minimum ?? 1)
  if (typeof tiers === 'string') return tiers
  const whole = kind === 'fullReel' ? size : undefined
  const multiple = counts.multiple ?? whole ?? 1
  const minimum = counts.minimum ?? whole ?? tiers[0]?.count ?? own.minimum ?? 1
  if (minimum % multiple !== 0) return `the minimum of ${minimum} is not a multiple of ${multiple}.`
  if (whole && multiple % whole !== 0) return `the multiple of ${multiple} is not a number of whole reels of ${whole}.`
  const priced = tiers.length > 0 ? tiers : (own.tiers ?? [])
  if (!priced.some(({ count }) => count <= minimum)) return `there is no price for ${minimum} pieces.`
  const fee = readFee(kind, said.fee ?? '')
  if (typeof fee === 'string') return fee
  const number = said.number?.replace(/\s+/g, ' ')
  if (number && number.length > 200) return 'the part number is longer than 200 characters.'
  return {
    kind,
    minimum,
    multiple,
    ...(size && { size }),
    ...(number && { number }),
    ...(fee && { fee: writePrice(fee.price) }),
    counts: tiers.map(({ count }) => count),
    prices: tiers.map(({ price }) => writePrice(price)),
  }
}

type Counts = Partial<Record<'minimum' | 'multiple' | 'size', number>>

function readCounts(said: Cells): Counts | string {
  const counts: Counts = {}
  for (const field of ['minimum', 'multiple', 'size'] as const) {
    const text = said[field]
    if (text === undefined) continue
    const read = readPieces(text)
    if (typeof read === 'string') return `the ${field} is wrong: ${read}`
    if (read < 1) return `the ${field} is below 1.`
    counts[field] = read
  }
  return counts
}

/** "0.05", or tiers as "3000:0.05;6000:0.045". A price on request is none. */
function readTiers(text: string, minimum: number): Array<{ count: number; price: number }> | string {
  const list = looksLikeTiers(text) ? readTierList(text) : [{ count: minimum, price: text, activity: '' }]
  if (typeof list === 'string') return list
  const tiers: Array<{ count: number; price: number }> = []
  for (const { count, price, activity } of list) {
    if (activity !== '') return 'there are no promotional prices of a packaging.'
    const read = readPrice(price)
    if (typeof read === 'string') return read
    if (read && read.price > 0) tiers.push({ count, price: read.price })
  }
  return checkTiers(tiers) ?? tiers
}

function readFee(kind: Kind, text: string): { price: number } | string | undefined {
  if (kind !== 'customReel') return text === '' ? undefined : 'only a custom reel has a fee.'
  const read = readPrice(text)
  return read ?? 'the fee is missing.'
}
