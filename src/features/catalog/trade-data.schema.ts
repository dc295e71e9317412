import { z } from 'zod'

/** Trade data of a part; null is unknown. */
export const TradeData = z.object({
  eccn: z.string().nullable(),
  hts: z.string().nullable(),
  /** Two letters, ISO 3166. */
  originCountry: z.string().nullable(),
  reach: z.string().nullable(),
  msl: z.string().nullable(),
  weightGrams: z.number().nullable(),
  series: z.string().nullable(),
  dateCode: z.string().nullable(),
  lot: z.string().nullable(),
  /** Neither cancelled nor returned once it is ordered. */
  isNonCancellable: z.boolean().nullable(),
})
export type TradeData = z.infer<typeof TradeData>

/** What one warehouse has of the free stock; `shipDays` are working days, null when that is not known. */
export const WarehouseStock = z.object({ name: z.string(), stockCount: z.int(), shipDays: z.int().nullable() })
export type WarehouseStock = z.infer<typeof WarehouseStock>

/** A delivery that is on its way, with its day (2026-12-01). */
export const Incoming = z.object({ count: z.int(), on: z.string() })
export type Incoming = z.infer<typeof Incoming>
