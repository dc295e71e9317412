import { type Decimal, isPositive, lineAmount, trimDecimal } from '#shared/decimal.ts'
import { formatCount } from '#shared/text/format-count.ts'
import type { Goods, PackingChoice, PackingKind, PriceTier } from '../catalog.contract.ts'
import { PACKING_NAMES } from './packing-names.ts'

/** What a list offers beside the part's own terms, as it is stored. */
export interface StoredPacking {
  kind: Exclude<PackingKind, 'tape' | 'other'>
  minimum: number
  multiple: number
  size?: number
  number?: string
  /** For each reel. */
  fee?: string
  counts: number[]
  prices: string[]
}

/** The default packing of a part: the text of its parameter and the pieces per pack. */
export interface OwnPacking {
  packing: string | undefined
  packCount: number | undefined
}

type Terms = Pick<Goods, 'minBuyCount' | 'multCount' | 'priceList'>

/** The part's own terms first, then what else the list offers. */
export function packingChoices(goods: Terms, own: OwnPacking, stored: readonly StoredPacking[]): PackingChoice[] {
  const kind = ownKind(goods, own, stored)
  const base: PackingChoice = {
    packing: '',
    kind,
    name: PACKING_NAMES[kind] || (own.packing ?? ''),
    partNumber: null,
    minBuyCount: goods.minBuyCount,
    multCount: goods.multCount,
    packCount: own.packCount ?? null,
    fee: '0',
    priceList: goods.priceList,
  }
  return [base, ...stored.map((one) => choiceOf(one, goods, own))]
}

/** Of a part on tape that is also sold in full reels, the pieces themselves are cut tape, and the other way round. */
function ownKind({ minBuyCount, multCount }: Terms, own: OwnPacking, stored: readonly StoredPacking[]): PackingKind {
  const words = (own.packing ?? '').toLowerCase()
  if (words.includes('tape') || words.includes('reel')) {
    if (words.includes('cut')) return 'cutTape'
    if (stored.some(({ kind }) => kind === 'cutTape')) return 'fullReel'
    if (stored.some(({ kind }) => kind === 'fullReel')) return 'cutTape'
    const { packCount } = own
    return packCount && minBuyCount % packCount === 0 && multCount % packCount === 0 ? 'fullReel' : 'tape'
  }
  return (['tray', 'tube', 'bag', 'box'] as const).find((kind) => words === kind) ?? 'other'
}

const choiceOf = (stored: StoredPacking, goods: Terms, own: OwnPacking): PackingChoice => ({
  packing: stored.kind,
  kind: stored.kind,
  name: PACKING_NAMES[stored.kind],
  partNumber: stored.number ?? null,
  minBuyCount: stored.minimum,
  multCount: stored.multiple,
  packCount: stored.size ?? own.packCount ?? null,
  fee: stored.fee ?? '0',
  priceList: stored.counts.length > 0 ? tiersOf(stored) : fromMinimum(goods.priceList, stored.minimum),
})

const tiersOf = ({ counts, prices }: StoredPacking): PriceTier[] =>
  counts.map((minBuyCount, place) => {
    const next = counts[place + 1]
    return {
      minBuyCount,
      maxBuyCount: next === undefined ? 0 : next - 1,
      price: trimDecimal(prices[place] ?? '0'),
      activityPrice: '0',
    }
  })

/** The tiers from a minimum quantity up. */
function fromMinimum(priceList: PriceTier[], minimum: number): PriceTier[] {
  return priceList
    .filter(({ maxBuyCount }) => maxBuyCount === 0 || maxBuyCount >= minimum)
    .map((tier) => ({ ...tier, minBuyCount: Math.max(tier.minBuyCount, minimum) }))
}

export const findChoice = (choices: readonly PackingChoice[], packing: string): PackingChoice | undefined =>
  choices.find((choice) => choice.packing === packing)

/** A part on the terms of one of its packagings. */
export const withPacking = <G extends Terms>(goods: G, { minBuyCount, multCount, priceList }: PackingChoice): G => ({
  ...goods,
  minBuyCount,
  multCount,
  priceList,
})

type Wound = Pick<PackingChoice, 'kind' | 'packCount'>

/** Number of reels for a quantity; none is larger than the maker's reel. */
const reelsOf = ({ packCount }: Wound, count: number): number => (packCount ? Math.ceil(count / packCount) : 1)

/** Reel fees for a quantity. */
export const feeOf = (choice: Wound & { fee: Decimal }, count: number): Decimal =>
  isPositive(choice.fee) ? lineAmount(choice.fee, reelsOf(choice, count)) : '0'

const NOUNS: Partial<Record<PackingKind, readonly [one: string, many: string]>> = {
  fullReel: ['full reel', 'full reels'],
  customReel: ['custom reel', 'custom reels'],
  tray: ['tray', 'trays'],
  tube: ['tube', 'tubes'],
  bag: ['bag', 'bags'],
  box: ['box', 'boxes'],
}

/** What the parcel holds: "1 full reel of 3,000", "cut tape strip of 250". Empty when it is not known. */
export function arrivesAs(choice: Wound, count: number): string {
  const { kind, packCount } = choice
  if (count < 1) return ''
  if (kind === 'cutTape') return `cut tape strip of ${formatCount(count)}`
  if (kind === 'tape')
    return packCount && count >= packCount
      ? [
          arrivesAs({ kind: 'fullReel', packCount }, count - (count % packCount)),
          arrivesAs({ kind: 'cutTape', packCount }, count % packCount),
        ]
          .filter(Boolean)
          .join(' and ')
      : arrivesAs({ kind: 'cutTape', packCount }, count)
  const noun = NOUNS[kind]
  if (!noun) return ''
  const whole = packCount ? Math.floor(count / packCount) : 0
  const rest = packCount ? count % packCount : count
  const packs = (packsOf: number, pieces: number) =>
    `${formatCount(packsOf)} ${packsOf === 1 ? noun[0] : noun[1]} of ${formatCount(pieces)}`
  return [whole > 0 && packs(whole, packCount ?? 0), rest > 0 && packs(1, rest)].filter(Boolean).join(' and ')
}
