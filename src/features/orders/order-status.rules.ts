/** The life of an order. `db/migrations/0014_orders.sql` holds the same table, and a test holds the two together. */
export type OrderStatus = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export const STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  1: 'Unpaid',
  2: 'Wait for delivery',
  3: 'Wait for receiving',
  4: 'Finished',
  5: 'After sales',
  6: 'After sales completion',
  7: 'Closed',
  8: 'To be Audit',
}

/** No order is in it: as a filter it means "after sales, open or done". */
export const AFTER_SALE_FILTER = 100
export const AFTER_SALE_FILTER_NAME = 'After sale'

/** The tabs over a list of orders. 0 is all of them. */
export type StatusFilter = 0 | OrderStatus | typeof AFTER_SALE_FILTER

export const STATUS_FILTERS: ReadonlyArray<{ filter: StatusFilter; name: string }> = [
  { filter: 0, name: 'All' },
  { filter: 1, name: STATUS_NAMES[1] },
  { filter: 8, name: STATUS_NAMES[8] },
  { filter: 2, name: STATUS_NAMES[2] },
  { filter: 3, name: STATUS_NAMES[3] },
  { filter: 4, name: STATUS_NAMES[4] },
  { filter: AFTER_SALE_FILTER, name: AFTER_SALE_FILTER_NAME },
  { filter: 7, name: STATUS_NAMES[7] },
]

/** Which statuses a filter lets through; undefined means all. */
export function statusesOf(filter: StatusFilter): OrderStatus[] | undefined {
  if (filter === 0) return undefined
  return filter === AFTER_SALE_FILTER ? [5, 6] : [filter]
}

export type Actor = 'buyer' | 'staff' | 'system'

export type OrderAction =
  | 'pay'
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

/** The one table of what may happen to an order. Whatever is not here does not happen. */
export const TRANSITIONS: readonly Transition[] = [
  { from: 1, action: 'pay', who: 'system', to: 2, effect: 'paid' },
  { from: 1, action: 'sendProof', who: 'buyer', to: 8 },
  { from: 8, action: 'acceptProof', who: 'staff', to: 2, effect: 'paid' },
  { from: 8, action: 'rejectProof', who: 'staff', to: 1 },
  { from: 1, action: 'cancel', who: 'buyer', to: 7, effect: 'stockBack' },
  { from: 1, action: 'cancel', who: 'staff', to: 7, effect: 'stockBack' },
  { from: 1, action: 'expire', who: 'system', to: 7, effect: 'stockBack' },
  { from: 2, action: 'ship', who: 'staff', to: 3 },
  { from: 3, action: 'receive', who: 'buyer', to: 4 },
  { from: 3, action: 'autoReceive', who: 'system', to: 4 },
  { from: 2, action: 'applyAfterSale', who: 'buyer', to: 5 },
  { from: 3, action: 'applyAfterSale', who: 'buyer', to: 5 },
  { from: 4, action: 'applyAfterSale', who: 'buyer', to: 5 },
  { from: 5, action: 'agreeAfterSale', who: 'staff', to: 6 },
  // Back to where it came from: which of the three is kept with the request.
  { from: 5, action: 'refuseAfterSale', who: 'staff', to: 2 },
  { from: 5, action: 'refuseAfterSale', who: 'staff', to: 3 },
  { from: 5, action: 'refuseAfterSale', who: 'staff', to: 4 },
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
}

/** The order after an action; undefined when the action is not allowed. */
export function applyTransition(order: OrderProgress, action: OrderAction, who: Actor): OrderProgress | undefined {
  const transition = findTransition(order.status, action, who, order.cameFrom)
  if (!transition) return undefined
  return {
    status: transition.to,
    cameFrom: transition.to === 5 ? order.status : transition.to === 6 ? order.cameFrom : undefined,
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
  1: ['pay', 'cancel'],
  2: ['afterSale'],
  3: ['receive', 'afterSale'],
  4: ['afterSale'],
  5: [],
  6: [],
  7: [],
  8: [],
}

export const buyerActionsOf = (status: OrderStatus): BuyerAction[] => [...BUYER_ACTIONS[status]]

/** Paid for, whatever came after: there can be an invoice. */
export const isPaid = (status: OrderStatus): boolean => [2, 3, 4, 5, 6].includes(status)

/** How a refused action is explained. */
const REFUSED: Readonly<Record<OrderAction, string>> = {
  pay: 'can not be paid',
  sendProof: 'needs no proof of payment',
  acceptProof: 'has no transfer to be checked',
  rejectProof: 'has no transfer to be checked',
  cancel: 'can no longer be cancelled',
  expire: 'does not expire',
  ship: 'can not be shipped',
  receive: 'can not be confirmed as received',
  autoReceive: 'can not be confirmed as received',
  applyAfterSale: 'can not be taken to customer service',
  agreeAfterSale: 'has no open customer service request',
  refuseAfterSale: 'has no open customer service request',
}

export const explainRefusal = (orderNo: string, status: OrderStatus, action: OrderAction): string =>
  `Order ${orderNo} is "${STATUS_NAMES[status]}" and ${REFUSED[action]}.`
