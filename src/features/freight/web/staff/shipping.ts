import type { z } from 'zod'
import type { staffShipping } from '../../staff-shipping.contract.ts'

export type Shipping = z.output<typeof staffShipping.output>
export type ShippingProps = { shipping: Shipping; editable: boolean }
