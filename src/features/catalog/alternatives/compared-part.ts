/** A value of a part's parameter, as the catalogue keeps it: a number in the parameter's unit, or a text. */
export interface ComparedValue {
  code: string
  name: string
  unit: string | null
  number: number | null
  text: string | null
}

/** The data of a part that a comparison needs. */
export interface ComparedPart {
  goodsModel: string
  /** The number without its packing, as the catalogue keeps it. */
  stem: string
  brandId: number
  /** Names from the top category down to the part's own. */
  categoryPath: readonly string[]
  package: string
  /** Null: unknown. */
  rohs: boolean | null
  lifecycle: string
  /** Parts with the same key have the same function and footprint. */
  group: string
  /** The supplier names the part as an alternative of the original by its number. */
  isNamed?: boolean
  parameters: ReadonlyMap<string, ComparedValue>
}

export const outcomes = ['same', 'better', 'worse', 'unknown'] as const
export type Outcome = (typeof outcomes)[number]

/** One rating of two parts, seen from the part that is to be replaced. */
export interface Finding {
  code: string
  name: string
  outcome: Outcome
  /** Of the part to be replaced, as it is shown; empty when it is not known. */
  original: string
  /** Of the alternative. */
  alternative: string
}
