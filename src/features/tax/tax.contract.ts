import { z } from 'zod'
import { Decimal } from '#shared/decimal.schema.ts'
import { Line } from '#shared/text.schema.ts'

/** The tax of an order as it was agreed. */
export const OrderTax = z.object({
  /** Such as "VAT". */
  name: z.string(),
  /** Percent. */
  rate: Decimal,
  /** The customer owes the tax: nothing is added, and the invoice says so. */
  reverseCharge: z.boolean(),
  /** What the invoice says about it. */
  note: z.string(),
  /** Of the customer; empty when none counts. */
  vatNumber: z.string(),
})
export type OrderTax = z.infer<typeof OrderTax>

/** The tax of an order that is not placed yet. */
export const TaxPreview = OrderTax.extend({
  /** Whether a VAT number changes the tax here. */
  vatNumberAsked: z.boolean(),
  /** Why the given number does not count. */
  vatNumberProblem: z.string(),
})
export type TaxPreview = z.infer<typeof TaxPreview>

/** Of a company. Absent: the tax number of the account counts, if it is a VAT number of the country of delivery. */
export const VatNumber = Line(40, 'A VAT number')
