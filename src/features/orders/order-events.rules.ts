import type { OrderAction } from './order-status.rules.ts'

/** Events that change no status. */
export type NoteAction =
  | 'create'
  | 'approve'
  | 'latePayment'
  | 'paymentFailed'
  | 'refund'
  | 'refundFailed'
  | 'disputed'
  | 'disputeWon'
  | 'disputeLost'
  | 'chooseTransfer'
  | 'shipPart'
  | 'changeAddress'
  // An order on account is paid without a change of its status.
  | 'pay'
  | 'payPart'
  | 'sendProof'
  | 'acceptProof'
  | 'rejectProof'

/** Staff actions that are no events of their own. */
type StaffAction =
  | 'acceptTransfer'
  | 'assignPayment'
  | 'recordTransfer'
  | 'rejectTransfer'
  | 'unflag'
  | 'noteAfterSale'
  | 'giveUp'
  | 'reported'
  | 'missing'

const TITLES: Readonly<Record<OrderAction | NoteAction | StaffAction, string>> = {
  create: 'Order placed',
  approve: 'Order approved',
  pay: 'Payment received',
  payPart: 'Part payment received',
  onAccount: 'Placed on account',
  cancelOnAccount: 'Order cancelled',
  sendProof: 'Proof of transfer sent',
  acceptProof: 'Transfer accepted',
  rejectProof: 'Transfer rejected',
  cancel: 'Order cancelled',
  expire: 'Order closed',
  ship: 'Shipped',
  shipPart: 'Partly shipped',
  missing: 'Pieces missing',
  changeAddress: 'Delivery address changed',
  receive: 'Receipt confirmed',
  autoReceive: 'Order finished',
  applyAfterSale: 'Customer service requested',
  agreeAfterSale: 'Request agreed',
  refuseAfterSale: 'Request refused',
  latePayment: 'Late payment',
  paymentFailed: 'Payment failed',
  refund: 'Refunded',
  refundFailed: 'Refund failed',
  disputed: 'Payment disputed',
  disputeWon: 'Dispute closed in favour of the shop',
  disputeLost: 'Dispute closed in favour of the customer',
  chooseTransfer: 'Bank transfer chosen',
  acceptTransfer: 'Transfer accepted',
  assignPayment: 'Payment assigned',
  recordTransfer: 'Transfer recorded',
  rejectTransfer: 'Transfer rejected',
  unflag: 'Flag removed',
  noteAfterSale: 'Note to the buyer',
  reported: 'Reported by the payment provider',
  giveUp: 'The store stopped retrying',
}

/** What a time line calls an event. */
export const titleOfEvent = (action: string): string => TITLES[action as OrderAction] ?? action // unknown ones by their name
