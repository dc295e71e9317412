import { z } from 'zod'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { MAX_FREIGHT_LINES } from './freight.rules.ts'

export const ShippingOption = z.object({
  expressId: Id,
  expressName: z.string(),
  freightAmount: Decimal,
  freightCurrency: Currency,
  /** Working days, such as "3–5". */
  days: z.string(),
  /** Free shipping from this amount; null: never. */
  freeFrom: Decimal.nullable(),
})
export type ShippingOption = z.infer<typeof ShippingOption>

export const expressFreight = endpoint({
  method: 'GET',
  path: '/api/express/freight',
  access: 'buyer',
  summary: 'Shipping options of parts to an address with prices; the default first',
  input: z.object({
    addressId: Id,
    lines: z
      .array(z.object({ goodsId: Id, count: z.int().min(1).max(2_147_483_647) }))
      .min(1, 'Please choose what to send.')
      .max(MAX_FREIGHT_LINES, `At most ${MAX_FREIGHT_LINES} lines.`),
  }),
  output: z.object({ list: z.array(ShippingOption), weightGrams: z.int() }),
})
