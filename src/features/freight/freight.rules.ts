import { compare, type Decimal, multiply, sum } from '#shared/decimal.ts'

export const MAX_FREIGHT_LINES = 2000

/** Paper, bag and box: of the parcel, and of each line in it. */
const PARCEL_GRAMS = 150
const LINE_GRAMS = 20

export interface WeightRule {
  pattern: string
  milligrams: number
}

/** What a parcel weighs, from what its pieces are packed in. */
export function weighParcel(lines: Array<{ package: string; count: number }>, rules: WeightRule[]): number {
  const known = rules.map(({ pattern, milligrams }) => ({ pattern: new RegExp(pattern), milligrams }))
  const pieceOf = (name: string) => known.find(({ pattern }) => pattern.test(name.toUpperCase()))?.milligrams ?? 0
  const pieces = lines.reduce((total, line) => total + (pieceOf(line.package) * line.count) / 1000, 0)
  return Math.ceil(PARCEL_GRAMS + LINE_GRAMS * lines.length + pieces)
}

export interface Rate {
  firstGrams: number
  firstAmount: Decimal
  stepGrams: number
  stepAmount: Decimal
  maxGrams: number
  maxAmount: Decimal | null
  freeFrom: Decimal | null
}

/** Price of a carrier for a parcel of this weight and value; undefined when it does not accept it. */
export function findFreight(rate: Rate, grams: number, worth: Decimal): Decimal | undefined {
  if (grams > rate.maxGrams) return undefined
  if (rate.maxAmount !== null && compare(worth, rate.maxAmount) > 0) return undefined
  if (rate.freeFrom !== null && compare(worth, rate.freeFrom) >= 0) return '0'
  const steps = Math.max(0, Math.ceil((grams - rate.firstGrams) / rate.stepGrams))
  return sum([rate.firstAmount, multiply(rate.stepAmount, steps)])
}

interface Shipping {
  zones: ReadonlyArray<{ zone: number; name: string }>
  rates: ReadonlyArray<{ zone: number; currency: string }>
}

export interface MissingRates {
  currency: string
  /** Names of zones that have rates in other currencies only. Undefined: nowhere is one, so nobody can check out. */
  zones: string[] | undefined
}

/** Currencies in which some customers, or all, cannot check out. Zones without any rate are not counted here. */
export function listMissingRates(currencies: readonly string[], { zones, rates }: Shipping): MissingRates[] {
  const served = zones.filter(({ zone }) => rates.some((rate) => rate.zone === zone))
  return currencies.flatMap((currency): MissingRates[] => {
    const own = new Set(rates.filter((rate) => rate.currency === currency).map(({ zone }) => zone))
    if (own.size === 0) return [{ currency, zones: undefined }]
    const without = served.filter(({ zone }) => !own.has(zone)).map(({ name }) => name)
    return without.length > 0 ? [{ currency, zones: without }] : []
  })
}
