import { z } from 'zod'
import { VatNumber } from '#features/tax/tax.contract.ts'
import { Decimal } from '#shared/decimal.schema.ts'
import { Id } from '#shared/id.schema.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import { InvoiceInput, PayMethod } from './order.schema.ts'

/** Fields of every call that places an order: from the cart, or from a quote. */
export const placeOrderFields = {
  addressId: Id,
  /** Absent: the same as `addressId`. */
  billAddressId: Id.optional(),
  expressId: Id,
  /** The total, freight and tax included, that the buyer saw and agreed to: the order is refused when it has changed. */
  totalAmount: Decimal.optional(),
  poNumber: Line(60, 'A PO number').default(''),
  remark: Lines(1000, 'A remark').default(''),
  invoice: InvoiceInput.optional(),
  /** Bank transfers take longer, so the reservation is longer too. */
  payMethod: PayMethod.default('online'),
  vatNumber: VatNumber.optional(),
  /** The buyer accepts that the parts marked so can be neither cancelled nor returned. */
  acceptsNonCancellable: z.boolean().default(false),
}
