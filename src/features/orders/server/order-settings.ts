import type { PayMethod } from '../order.schema.ts'
/** Settings of the operator, passed to the use cases. */
export interface OrderSettings {
  /** The store's address, for links in mails. */
  publicUrl: string
  /** How long an unpaid order keeps its stock. */
  unpaid: { hoursOnline: number; daysTransfer: number }
  /** In the numbers of orders and returns of the past; today otherwise. */
  numberDay?: Date
}

const HOUR = 3_600_000

/** Orders on account do not wait for a payment. */
export const payByOf = (payMethod: PayMethod, { unpaid }: OrderSettings, from = new Date()): Date =>
  payMethod === 'account'
    ? from
    : new Date(from.getTime() + HOUR * (payMethod === 'online' ? unpaid.hoursOnline : unpaid.daysTransfer * 24))
