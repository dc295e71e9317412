import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as afterSalesContract from '#features/orders/after-sales.contract.ts'
import {
  type Actor,
  applyTransition,
  type OrderAction,
  type OrderProgress,
  TRANSITIONS,
} from '#features/orders/order-status.rules.ts'
import * as orders from '#features/orders/orders.contract.ts'
import { expireIfUnpaid, finishIfShipped } from '#features/orders/server/orders.service.ts'
import { answerAfterSale } from '#features/orders/staff-after-sales.contract.ts'
import { cancelUnpaidOrder } from '#features/orders/staff-orders.contract.ts'
import * as payment from '#features/payment/payment.contract.ts'
import { acceptTransfer, cancelOnAccount, rejectTransfer } from '#features/payment/staff-payment.contract.ts'
import { saveUpload } from '#features/resource/server/resource.service.ts'
import { aloneAs } from '#server/api/implement.ts'
import type { Call } from '#shared/endpoint.ts'
import { giveTerms } from '../support/ordered.ts'
import { createWorld } from '../support/world.ts'
import { isLong } from './crowd.ts'
import { addAddress, heldOf, payFor, placeOrder, ship, stockOf } from './shop.ts'

const HISTORIES = isLong ? 300 : 12
const STOCK = 100
const COUNT = 3
const settings = { publicUrl: 'https://store.example', unpaid: { hoursOnline: 24, daysTransfer: 7 } }

const world = await createWorld()
const [buyer, staff, stranger] = [await world.buyer(), await world.staff(), await world.buyer()]
const addressId = await addAddress(world.sql, buyer.call)
await giveTerms(staff.call, buyer.accountId, { creditLimit: '1000000' })

interface Scene {
  orderNo: string
  lineId: number
  afterSaleNo: string
  transferNo: string
}

/** Each action as the given role would do it; the system acts through jobs and webhooks. */
const DO: Record<Exclude<OrderAction, 'onAccount'>, (call: Call, scene: Scene) => Promise<unknown>> = {
  pay: (_, { orderNo }) => payFor(buyer.call, orderNo),
  async sendProof(call, scene) {
    const bytes = new TextEncoder().encode('%PDF-1.4\n')
    const file = { fileName: 'p.pdf', contentType: 'application/pdf', bytes }
    const sender = { identity: { ...aloneAs(buyer.accountId), role: 'buyer' as const }, address: '127.0.0.1' }
    await world.sql`delete from rate_limit`
    const { resourceId } = await saveUpload(world.sql, world.services.files, { file, kind: 'proof' }, sender)
    const input = { orderNo: scene.orderNo, payer: 'x', amount: '9999', transferDate: '2026-01-01', proof: resourceId }
    scene.transferNo = (await call(payment.payOffline, input)).transferNo
  },
  acceptProof: (call, { transferNo }) => call(acceptTransfer, { transferNo }),
  rejectProof: (call, { transferNo }) => call(rejectTransfer, { transferNo, reason: 'no' }),
  cancel: (call, { orderNo }) =>
    call === staff.call ? call(cancelUnpaidOrder, { orderNo, reason: 'no' }) : call(orders.cancelOrder, { orderNo }),
  cancelOnAccount: (call, { orderNo }) => call(cancelOnAccount, { orderNo, reason: 'no' }),
  async expire(_, { orderNo }) {
    await world.sql`update orders set pay_by = now() - interval '1 second' where order_no = ${orderNo}`
    await expireIfUnpaid(world.sql, orderNo, settings)
  },
  ship: (call, { orderNo }) => ship(call, orderNo),
  receive: (call, { orderNo }) => call(orders.receiveOrder, { orderNo }),
  autoReceive: (_, { orderNo }) => finishIfShipped(world.sql, orderNo, settings),
  async applyAfterSale(call, scene) {
    const input = {
      orderNo: scene.orderNo,
      lines: [{ lineId: scene.lineId, count: 1 }],
      reason: 'x',
      solution: 'refund' as const,
    }
    scene.afterSaleNo = (await call(afterSalesContract.applyForAfterSale, input)).afterSaleNo
  },
  agreeAfterSale: (call, { afterSaleNo }) => call(answerAfterSale, { afterSaleNo, agree: true, answer: 'yes' }),
  refuseAfterSale: (call, { afterSaleNo }) => call(answerAfterSale, { afterSaleNo, agree: false, answer: 'no' }),
}

const callers: Record<Actor | 'stranger', Call> = {
  buyer: buyer.call,
  staff: staff.call,
  system: buyer.call,
  stranger: stranger.call,
}

/** An order is placed on account, not changed into one. */
const STEPS = TRANSITIONS.flatMap(({ action, who }) => (action === 'onAccount' ? [] : [{ action, who }]))
const anyAction = fc.oneof(
  { arbitrary: fc.constantFrom(...STEPS), weight: 5 },
  {
    arbitrary: fc.constantFrom(
      ...STEPS.filter(({ who }) => who !== 'system').map(({ action }) => ({ action, who: 'stranger' as const })),
    ),
    weight: 1,
  },
)

const anyHistory = fc.array(anyAction, { minLength: 5, maxLength: 14, size: 'max' })

test(`${HISTORIES} random histories against the database: every transition matches the state machine; stock and money are preserved`, async () => {
  let steps = 0
  await fc.assert(
    fc.asyncProperty(anyHistory, fc.boolean(), async (actions, isOnAccount) => {
      const goods = await world.goods({ stock: STOCK })
      const how = { payMethod: isOnAccount ? 'account' : 'online' }
      const orderNo = await placeOrder(buyer.call, addressId, [{ goodsId: goods.id, count: COUNT }], how)
      const { lines, totalAmount } = await buyer.call(orders.orderDetail, { orderNo })
      const scene = {
        orderNo,
        lineId: lines[0]?.lineId ?? 0,
        afterSaleNo: 'AS-000000-00000000',
        transferNo: 'TR-000000-00000000',
      }
      let progress: OrderProgress = { status: 1, cameFrom: undefined, held: COUNT, paid: false }
      if (isOnAccount) progress = applyTransition(progress, 'onAccount', 'buyer') ?? progress
      let isProofSent = false
      for (const { action, who } of actions) {
        steps += 1
        await DO[action](callers[who], scene).catch((error: { reason?: string }) => {
          if (!['wrong_status', 'not_found', 'not_allowed'].includes(error.reason ?? '')) throw error
        })
        progress = (who === 'stranger' ? undefined : applyTransition(progress, action, who)) ?? progress
        const now = await buyer.call(orders.orderDetail, { orderNo })
        // On account a proof and its acceptance change no status.
        if (isOnAccount && who !== 'stranger' && !progress.paid) {
          if (action === 'acceptProof' && isProofSent && progress.status !== 7) progress = { ...progress, paid: true }
          if (action === 'sendProof') isProofSent ||= progress.status !== 7
          if (action === 'rejectProof') isProofSent = false
        }
        expect([action, who, now.status, now.totalAmount]).toEqual([action, who, progress.status, totalAmount])
        const [stock, held] = [await stockOf(world.sql, goods.id), await heldOf(world.sql, goods.id)]
        expect([stock, held]).toEqual([STOCK - progress.held, progress.held])
        expect(now.paidAt !== null).toBe(progress.paid)
      }
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  )
  console.log(JSON.stringify({ drill: 'machine', histories: HISTORIES, steps }))
})
