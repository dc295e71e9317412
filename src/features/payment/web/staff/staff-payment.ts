import type { z } from 'zod'
import type { staffPayments } from '../../staff-payment.contract.ts'

export type StaffPayment = z.output<typeof staffPayments.output>['list'][number]
export type StaffTransfer = NonNullable<StaffPayment['transfer']>
