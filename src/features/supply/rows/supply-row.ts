/** A checked line of a list. Undefined fields stay unchanged. */
export interface SupplyRow {
  line: number
  brandId: number
  model: string
  categoryId: number | undefined
  packageId: number | undefined
  name: string | undefined
  description: string | undefined
  stock: number | undefined
  rohs: boolean | undefined
  minimum: number | undefined
  multiple: number | undefined
  leadWeeks: number | undefined
  lifecycle: string | undefined
  datasheet: string | undefined
  picture: string | undefined
  /** A drawing of its package, for a new part without a picture. */
  drawing: string | undefined
  currency: string | undefined
  tiers: RowTier[] | undefined
  valueIds: number[]
  /** The defining values of a part such as a resistor, which a replacement must share. */
  keyValueIds: number[] | undefined
  stem: string | undefined
  group: string | undefined
  popularity: number | undefined
  sales: number | undefined
  listedOn: string | undefined
  showcases: string[]
  trade: Record<string, unknown> | undefined
  notes: string[]
}

export interface RowTier {
  count: number
  price: number
  activity: number
}

export const emptyRow = (line: number, brandId: number, model: string): SupplyRow => ({
  line,
  brandId,
  model,
  categoryId: undefined,
  packageId: undefined,
  name: undefined,
  description: undefined,
  stock: undefined,
  rohs: undefined,
  minimum: undefined,
  multiple: undefined,
  leadWeeks: undefined,
  lifecycle: undefined,
  datasheet: undefined,
  picture: undefined,
  drawing: undefined,
  currency: undefined,
  tiers: undefined,
  valueIds: [],
  keyValueIds: undefined,
  stem: undefined,
  group: undefined,
  popularity: undefined,
  sales: undefined,
  listedOn: undefined,
  showcases: [],
  trade: undefined,
  notes: [],
})
