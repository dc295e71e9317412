import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ACTION_NAMES,
  type Actor,
  applyTransition,
  buyerActionsOf,
  ORDER_STATUS,
  type OrderAction,
  type OrderProgress,
  type OrderStatus,
  STATUS_FILTERS,
  STATUS_NAMES,
  statusesOf,
  TRANSITIONS,
} from './order-status.rules.ts'

describe('names of statuses', () => {
  test.each([
    ['[ORD-01]', 1, 'Unpaid'],
    ['[ORD-02]', 2, 'Wait for delivery'],
    ['[ORD-03]', 3, 'Wait for receiving'],
    ['[ORD-04]', 4, 'Finished'],
    ['[ORD-05]', 5, 'After sales'],
    ['[ORD-06]', 6, 'After sales completion'],
    ['[ORD-07]', 7, 'Closed'],
    ['[ORD-08]', 8, 'To be Audit'],
  ] as const)('%s %i is %s', (_clause, status, name) => {
    expect(STATUS_NAMES[status]).toBe(name)
  })

  test('[ORD-09] 100 is called After sale and lets 5 and 6 through', () => {
    expect(STATUS_FILTERS).toContainEqual({ filter: 100, name: 'After sale' })
    expect(statusesOf(100)).toEqual([5, 6])
    expect(statusesOf(0)).toBeUndefined()
  })
})

describe('actions of a buyer', () => {
  test.each([
    ['[ORD-10, ORD-11]', 1, ['Go to pay', 'Cancel an order']],
    ['[ORD-13]', 2, ['Apply Customer Service']],
    ['[ORD-12, ORD-14]', 3, ['Confirm receipt', 'Apply Customer Service']],
    ['[ORD-15]', 4, ['Apply Customer Service']],
    ['[ORD-16]', 5, []],
    ['[ORD-16]', 6, []],
    ['[ORD-16]', 7, []],
    ['[ORD-16]', 8, []],
  ] as const)('%s with status %i: %j', (_clause, status, names) => {
    expect(buyerActionsOf(status).map((action) => ACTION_NAMES[action])).toEqual(names)
  })
})

/** The table of the design; the state machine must agree. */
const ALLOWED: Record<string, OrderStatus[]> = {
  '1 pay system': [2],
  '1 onAccount buyer': [2],
  '2 cancelOnAccount staff': [7],
  '1 sendProof buyer': [8],
  '8 acceptProof staff': [2],
  '8 rejectProof staff': [1],
  '1 cancel buyer': [7],
  '1 cancel staff': [7],
  '1 expire system': [7],
  '2 ship staff': [3],
  '3 receive buyer': [4],
  '3 autoReceive system': [4],
  '2 applyAfterSale buyer': [5],
  '3 applyAfterSale buyer': [5],
  '4 applyAfterSale buyer': [5],
  '6 applyAfterSale buyer': [5],
  '5 agreeAfterSale staff': [6],
  '5 refuseAfterSale staff': [2, 3, 4, 6],
}

const ACTIONS = [...new Set(TRANSITIONS.map((one) => one.action))]
const ACTORS: Actor[] = ['buyer', 'staff', 'system']
const LINES = 7
const ORDERS = 2

interface Step {
  order: number
  action: OrderAction
  who: Actor
}
const anything = fc.record({ action: fc.constantFrom(...ACTIONS), who: fc.constantFrom(...ACTORS) })
/** Allowed actions are drawn more often, so that histories get far; forbidden ones are tried, too. */
const something = fc.constantFrom(...TRANSITIONS.map(({ action, who }) => ({ action, who })))
const step: fc.Arbitrary<Step> = fc
  .tuple(fc.nat(ORDERS - 1), fc.oneof({ arbitrary: something, weight: 4 }, { arbitrary: anything, weight: 1 }))
  .map(([order, what]) => ({ order, ...what }))

/** Like `expect`, but cheaper for a million calls. */
function hold(fact: boolean, words: string): void {
  if (!fact) throw new Error(words)
}

describe('the transitions of orders, in 12,000 random histories of every action by everybody', () => {
  test('no forbidden transition; stock plus reservations is constant; money is booked once and only refunded explicitly', () => {
    const reached = new Set<string>()
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 70, size: 'max' }), (steps) => {
        const shop = { stock: 100 - ORDERS * LINES }
        const orders: OrderProgress[] = Array.from({ length: ORDERS }, () => ({
          status: ORDER_STATUS.unpaid,
          cameFrom: undefined,
          held: LINES,
          paid: false,
        }))
        for (const { order: place, action, who } of steps) {
          const before = orders[place]
          if (!before) throw new Error('no such order')
          const attempt = `${before.status} ${action} ${who}`
          const after = applyTransition(before, action, who)
          const allowed = ALLOWED[attempt]
          const isPossible =
            (action !== 'refuseAfterSale' || before.cameFrom) &&
            (action !== 'cancelOnAccount' || (before.onAccount && !before.paid))
          hold(Boolean(after) === Boolean(allowed && isPossible), attempt)
          if (!after) continue
          hold(allowed?.includes(after.status) ?? false, attempt)
          hold(
            action !== 'refuseAfterSale' || after.status === before.cameFrom,
            `${attempt}: not back where it came from`,
          )
          hold(!before.paid || after.paid, `${attempt}: the money is gone`)
          hold(before.paid || !after.paid || ['pay', 'acceptProof'].includes(action), `${attempt}: money from nowhere`)
          shop.stock += before.held - after.held
          orders[place] = after
          reached.add(`${before.status} ${action} ${who} ${after.status}`)
        }
        const held = orders.reduce((total, order) => total + order.held, 0)
        hold(shop.stock + held === 100, 'parts are lost or made')
        for (const { status, ...order } of orders) {
          hold(order.held === (status === ORDER_STATUS.closed ? 0 : LINES), `${status} holds ${order.held}`)
          const isReleased = [2, 3, 4, 5, 6].includes(status)
          hold(order.paid === (isReleased && !order.onAccount), `${status} is paid: ${order.paid}`)
          hold(
            (order.cameFrom !== undefined) ===
              (status === ORDER_STATUS.afterSale || status === ORDER_STATUS.afterSaleDone),
            `${status} came from somewhere`,
          )
        }
      }),
      { numRuns: 12_000 },
    )
    // All statuses were reached.
    expect(reached.size).toBe(TRANSITIONS.length)
  })
})
