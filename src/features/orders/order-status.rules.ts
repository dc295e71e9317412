/** Statuses of an order. `db/migrations/0014_orders.sql` has the same table, and a test compares the two. */
export const ORDER_STATUS = {
  unpaid: 1,
  paid: 2,
  shipped: 3,
  finished: 4,
  afterSale: 5,
  afterSaleDone: 6,
  closed: 7,
  /** A bank transfer is to be checked. */
  audit: 8,
} as const
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS]

export const STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  [ORDER_STATUS.unpaid]: 'Unpaid',
  [ORDER_STATUS.paid]: 'Wait for delivery',
  [ORDER_STATUS.shipped]: 'Wait for receiving',
  [ORDER_STATUS.finished]: 'Finished',
  [ORDER_STATUS.afterSale]: 'After sales',
  [ORDER_STATUS.afterSaleDone]: 'After sales completion',
  [ORDER_STATUS.closed]: 'Closed',
  [ORDER_STATUS.audit]: 'To be Audit',
}

/** No order is in it: as a filter it means "after sales, open or done". */
export const AFTER_SALE_FILTER = 100
export const AFTER_SALE_FILTER_NAME = 'After sale'

/** The tabs over a list of orders. 0 is all of them. */
export type StatusFilter = 0 | OrderStatus | typeof AFTER_SALE_FILTER

export const STATUS_FILTERS: ReadonlyArray<{ filter: StatusFilter; name: string }> = [
  { filter: 0, name: 'All' },
  { filter: ORDER_STATUS.unpaid, name: STATUS_NAMES[ORDER_STATUS.unpaid] },
  { filter: ORDER_STATUS.audit, name: STATUS_NAMES[ORDER_STATUS.audit] },
  { filter: ORDER_STATUS.paid, name: STATUS_NAMES[ORDER_STATUS.paid] },
  { filter: ORDER_STATUS.shipped, name: STATUS_NAMES[ORDER_STATUS.shipped] },
  { filter: ORDER_STATUS.finished, name: STATUS_NAMES[ORDER_STATUS.finished] },
  { filter: AFTER_SALE_FILTER, name: AFTER_SALE_FILTER_NAME },
  { filter: ORDER_STATUS.closed, name: STATUS_NAMES[ORDER_STATUS.closed] },
]

/** Which statuses a filter lets through; undefined means all. */
export function statusesOf(filter: StatusFilter): OrderStatus[] | undefined {
  if (filter === 0) return undefined
  return filter === AFTER_SALE_FILTER ? [ORDER_STATUS.afterSale, ORDER_STATUS.afterSaleDone] : [filter]
}

export type Actor = 'buyer' | 'staff' | 'system'

export type OrderAction =
  | 'pay'
  | 'onAccount'
  | 'cancelOnAccount'
  | 'sendProof'
  | 'acceptProof'
  | 'rejectProof'
  | 'cancel'
  | 'expire'
  | 'ship'
  | 'receive'
  | 'autoReceive'
  | 'applyAfterSale'
  | 'agreeAfterSale'
  | 'refuseAfterSale'

export interface Transition {
  from: OrderStatus
  action: OrderAction
  who: Actor
  to: OrderStatus
  /** What comes with it: the stock is free again, or the order counts as paid. */
  effect?: 'stockBack' | 'paid'
}

/** All allowed transitions. */
export const TRANSITIONS: readonly Transition[] = [
  { from: ORDER_STATUS.unpaid, action: 'pay', who: 'system', to: ORDER_STATUS.paid, effect: 'paid' },
  // Paid after delivery: it takes the road of a paid order, and `paid` stays false.
  { from: ORDER_STATUS.unpaid, action: 'onAccount', who: 'buyer', to: ORDER_STATUS.paid },
  // Only while nothing is paid or shipped: see the payment feature.
  { from: ORDER_STATUS.paid, action: 'cancelOnAccount', who: 'staff', to: ORDER_STATUS.closed, effect: 'stockBack' },
  { from: ORDER_STATUS.unpaid, action: 'sendProof', who: 'buyer', to: ORDER_STATUS.audit },
  { from: ORDER_STATUS.audit, action: 'acceptProof', who: 'staff', to: ORDER_STATUS.paid, effect: 'paid' },
  { from: ORDER_STATUS.audit, action: 'rejectProof', who: 'staff', to: ORDER_STATUS.unpaid },
  { from: ORDER_STATUS.unpaid, action: 'cancel', who: 'buyer', to: ORDER_STATUS.closed, effect: 'stockBack' },
  { from: ORDER_STATUS.unpaid, action: 'cancel', who: 'staff', to: ORDER_STATUS.closed, effect: 'stockBack' },
  { from: ORDER_STATUS.unpaid, action: 'expire', who: 'system', to: ORDER_STATUS.closed, effect: 'stockBack' },
  { from: ORDER_STATUS.paid, action: 'ship', who: 'staff', to: ORDER_STATUS.shipped },
  { from: ORDER_STATUS.shipped, action: 'receive', who: 'buyer', to: ORDER_STATUS.finished },
  { from: ORDER_STATUS.shipped, action: 'autoReceive', who: 'system', to: ORDER_STATUS.finished },
  { from: ORDER_STATUS.paid, action: 'applyAfterSale', who: 'buyer', to: ORDER_STATUS.afterSale },
  { from: ORDER_STATUS.shipped, action: 'applyAfterSale', who: 'buyer', to: ORDER_STATUS.afterSale },
  { from: ORDER_STATUS.finished, action: 'applyAfterSale', who: 'buyer', to: ORDER_STATUS.afterSale },
  // For pieces that no earlier request was about.
  { from: ORDER_STATUS.afterSaleDone, action: 'applyAfterSale', who: 'buyer', to: ORDER_STATUS.afterSale },
  { from: ORDER_STATUS.afterSale, action: 'agreeAfterSale', who: 'staff', to: ORDER_STATUS.afterSaleDone },
  // Back to the previous status, which is stored with the request.
  { from: ORDER_STATUS.afterSale, action: 'refuseAfterSale', who: 'staff', to: ORDER_STATUS.paid },
  { from: ORDER_STATUS.afterSale, action: 'refuseAfterSale', who: 'staff', to: ORDER_STATUS.shipped },
  { from: ORDER_STATUS.afterSale, action: 'refuseAfterSale', who: 'staff', to: ORDER_STATUS.finished },
  { from: ORDER_STATUS.afterSale, action: 'refuseAfterSale', who: 'staff', to: ORDER_STATUS.afterSaleDone },
]

/** What may be done next; `cameFrom` is the status before after-sales began. */
export const findTransition = (
  from: OrderStatus,
  action: OrderAction,
  who: Actor,
  cameFrom?: OrderStatus,
): Transition | undefined =>
  TRANSITIONS.find(
    (one) =>
      one.from === from &&
      one.action === action &&
      one.who === who &&
      (action !== 'refuseAfterSale' || one.to === cameFrom),
  )

/** The part of an order that transitions change. */
export interface OrderProgress {
  status: OrderStatus
  /** Where after-sales began, while they last and after they were agreed on. */
  cameFrom: OrderStatus | undefined
  /** Pieces that are not in the stock because of this order. */
  held: number
  paid: boolean
  /** Went to the warehouse without being paid. */
  onAccount?: boolean
}

/** The order after an action; undefined when the action is not allowed. */
export function applyTransition(order: OrderProgress, action: OrderAction, who: Actor): OrderProgress | undefined {
  const transition = findTransition(order.status, action, who, order.cameFrom)
  if (!transition) return undefined
  if (action === 'cancelOnAccount' && (!order.onAccount || order.paid)) return undefined
  return {
    ...((order.onAccount || action === 'onAccount') && { onAccount: true }),
    status: transition.to,
    cameFrom:
      transition.to === ORDER_STATUS.afterSale
        ? order.status
        : transition.to === ORDER_STATUS.afterSaleDone
          ? order.cameFrom
          : undefined,
    held: transition.effect === 'stockBack' ? 0 : order.held,
    paid: order.paid || transition.effect === 'paid',
  }
}

/** What a buyer is offered with an order, in the order of the buttons. */
export type BuyerAction = 'pay' | 'cancel' | 'receive' | 'afterSale'

export const ACTION_NAMES: Readonly<Record<BuyerAction, string>> = {
  pay: 'Go to pay',
  cancel: 'Cancel an order',
  receive: 'Confirm receipt',
  afterSale: 'Apply Customer Service',
}

const BUYER_ACTIONS: Readonly<Record<OrderStatus, readonly BuyerAction[]>> = {
  [ORDER_STATUS.unpaid]: ['pay', 'cancel'],
  [ORDER_STATUS.paid]: ['afterSale'],
  [ORDER_STATUS.shipped]: ['receive', 'afterSale'],
  [ORDER_STATUS.finished]: ['afterSale'],
  [ORDER_STATUS.afterSale]: [],
  [ORDER_STATUS.afterSaleDone]: [],
  [ORDER_STATUS.closed]: [],
  [ORDER_STATUS.audit]: [],
}

/** Offered on the page of the requests only: the specification names no action for an order whose request was answered. */
export const canApplyAgain = (status: OrderStatus): boolean => status === ORDER_STATUS.afterSaleDone

export const buyerActionsOf = (status: OrderStatus): BuyerAction[] => [...BUYER_ACTIONS[status]]

/** Was paid at some time, or went to the warehouse on account. */
const PAID: readonly OrderStatus[] = [
  ORDER_STATUS.paid,
  ORDER_STATUS.shipped,
  ORDER_STATUS.finished,
  ORDER_STATUS.afterSale,
  ORDER_STATUS.afterSaleDone,
]
export const isPaid = (status: OrderStatus): boolean => PAID.includes(status)

/** Whether an invoice that is requested is issued at once: the order is paid, or all of it was shipped on account. */
export function isInvoiced(order: {
  status: OrderStatus
  cameFrom: OrderStatus | null
  payMethod: 'online' | 'transfer' | 'account'
  paidAt: unknown
}): boolean {
  if (order.payMethod !== 'account' || order.paidAt) return isPaid(order.status)
  const reached = order.cameFrom ?? order.status
  return reached === ORDER_STATUS.shipped || reached === ORDER_STATUS.finished
}

/** How a refused action is explained. */
const REFUSED: Readonly<Record<OrderAction, string>> = {
  pay: 'cannot be paid',
  onAccount: 'cannot be placed on account',
  cancelOnAccount: 'can no longer be cancelled',
  sendProof: 'needs no proof of payment',
  acceptProof: 'has no transfer to be checked',
  rejectProof: 'has no transfer to be checked',
  cancel: 'can no longer be cancelled',
  expire: 'does not expire',
  ship: 'cannot be shipped',
  receive: 'cannot be confirmed as received',
  autoReceive: 'cannot be confirmed as received',
  applyAfterSale: 'is not eligible for customer service',
  agreeAfterSale: 'has no open customer service request',
  refuseAfterSale: 'has no open customer service request',
}

export const explainRefusal = (orderNo: string, status: OrderStatus, action: OrderAction): string =>
  `Order ${orderNo} is "${STATUS_NAMES[status]}" and ${REFUSED[action]}.`
