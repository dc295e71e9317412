import { z } from 'zod'
import { PaymentMethodSetting } from '#features/shop/shop.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Version } from '#shared/id.schema.ts'

const PaymentMethod = PaymentMethodSetting.extend({
  /** Its own name and sentence, shown when the owner gives no others. */
  name: z.string(),
  ownNote: z.string(),
  /** Why it cannot be offered yet; empty when it can. */
  missing: z.string(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const staffPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/staff/payment/methods',
  access: 'staff',
  right: 'shop.read',
  summary: 'All payment methods, in the order of the checkout',
  input: z.object({}),
  output: z.object({ version: Version, methods: z.array(PaymentMethod) }),
})

export const savePaymentMethods = endpoint({
  method: 'POST',
  path: '/api/staff/payment/methods',
  access: 'staff',
  right: 'shop.write',
  summary: 'Enable, name and order payment methods. Pending payments and refunds are still processed',
  input: z.object({ version: Version, methods: z.array(PaymentMethodSetting).min(1).max(10) }),
  output: z.object({}),
})
