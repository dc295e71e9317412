import { takeLinesToRefund, takeReturnToRefund } from '#features/orders/server/after-sales/refund-lines.service.ts'
import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import { assertUnchanged, snapshotOrder } from '#features/orders/server/order-version.service.ts'
import { getStaffMember } from '#features/orders/server/staff/staff-actions.service.ts'
import { getShop } from '#features/shop/server/shop.service.ts'
import { readAssignee } from '#features/staff/assignee.rules.ts'
import { type Context, callerOf, customerOf, type Implementation, implement } from '#server/api/implement.ts'
import { inTransaction } from '#server/database/connect.ts'
import * as comparisonContract from '../comparison.contract.ts'
import * as contract from '../payment.contract.ts'
import * as methodsContract from '../staff-methods.contract.ts'
import * as staffContract from '../staff-payment.contract.ts'
import * as unassignedContract from '../unassigned-payment.contract.ts'
import { startPayment } from './card-payment.service.ts'
import * as comparison from './comparison/differences.service.ts'
import { receiveWebhook } from './events/webhooks.service.ts'
import { listMethods, saveMethods } from './methods.service.ts'
import { chooseTransfer, getPaymentInfo } from './payment.service.ts'
import type { PaymentProvider } from './provider.ts'
import { PROVIDERS, type Providers, providerOfWebhook } from './providers.service.ts'
import { cancelOnAccount, refundOrder } from './refunds.service.ts'
import { decideSandbox, showSandbox } from './sandbox.service.ts'
import * as transfers from './transfers.service.ts'
import * as unassigned from './unassigned/unassigned.service.ts'

const staff = (ctx: Context) => getStaffMember(ctx.sql, callerOf(ctx).accountId)

const transferApi = (settings: (ctx: Context) => OrderSettings): Implementation[] => [
  implement(
    staffContract.acceptTransfer,
    async (ctx, input) => transfers.acceptTransfer(ctx.sql, await staff(ctx), input, settings(ctx)),
    { snapshot: (sql, { transferNo }) => transfers.snapshotTransfer(sql, transferNo) },
  ),
  implement(
    staffContract.recordTransfer,
    (ctx, { version, ...input }) =>
      inTransaction(ctx.sql, async (tx) => {
        await assertUnchanged(tx, input.orderNo, version)
        return transfers.recordTransfer(tx, await staff(ctx), input, settings(ctx))
      }),
    { snapshot: (sql, { orderNo }) => snapshotOrder(sql, orderNo) },
  ),
  implement(staffContract.recordCustomerPayment, async (ctx, input) =>
    transfers.recordCustomerPayment(ctx.sql, await staff(ctx), input, settings(ctx)),
  ),
  implement(
    staffContract.rejectTransfer,
    async (ctx, input) => transfers.rejectTransfer(ctx.sql, await staff(ctx), input, settings(ctx)),
    { snapshot: (sql, { transferNo }) => transfers.snapshotTransfer(sql, transferNo) },
  ),
]

const cancelApi = (settings: (ctx: Context) => OrderSettings): Implementation =>
  implement(
    staffContract.cancelOnAccount,
    (ctx, { version, ...input }) =>
      inTransaction(ctx.sql, async (tx) => {
        await assertUnchanged(tx, input.orderNo, version)
        return cancelOnAccount(tx, await staff(ctx), input, settings(ctx))
      }),
    { snapshot: (sql, { orderNo }) => snapshotOrder(sql, orderNo) },
  )

const unassignedApi = (settings: (ctx: Context) => OrderSettings): Implementation[] => [
  implement(unassignedContract.unassignedPayments, (ctx, page) => unassigned.listUnassigned(ctx.sql, page)),
  implement(
    unassignedContract.assignPayment,
    async (ctx, input) => unassigned.assignPayment(ctx.sql, await staff(ctx), input, settings(ctx)),
    { snapshot: (sql, { paymentNo }) => unassigned.snapshotUnassigned(sql, paymentNo) },
  ),
  implement(unassignedContract.refundUnassigned, (ctx, input) => unassigned.refundUnassigned(ctx.sql, input), {
    snapshot: (sql, { paymentNo }) => unassigned.snapshotUnassigned(sql, paymentNo),
  }),
]

const comparisonApi = (
  settings: (ctx: Context) => OrderSettings,
  providers: (ctx: Context) => PaymentProvider[],
): Implementation[] => [
  implement(comparisonContract.comparedDays, (ctx, filter) => comparison.listDays(ctx.sql, filter)),
  implement(comparisonContract.paymentDifferences, (ctx, filter) => comparison.listDifferences(ctx.sql, filter)),
  implement(comparisonContract.comparePayments, (ctx, days) => comparison.compareDays(ctx.sql, providers(ctx), days)),
  implement(
    comparisonContract.explainDifference,
    async (ctx, input) => comparison.explainDifference(ctx.sql, (await staff(ctx)).who, input),
    { snapshot: (sql, { differenceId }) => comparison.snapshotDifference(sql, differenceId) },
  ),
  implement(
    comparisonContract.takeDifference,
    (ctx, input) => comparison.takeDifference(ctx.sql, input, settings(ctx)),
    { snapshot: (sql, { differenceId }) => comparison.snapshotDifference(sql, differenceId) },
  ),
]

export const paymentApi = (providersOf: Providers, unpaid: OrderSettings['unpaid']): Implementation[] => {
  const settings = ({ publicUrl }: Context): OrderSettings => ({ publicUrl, unpaid })
  const providers = (ctx: Context) => providersOf(ctx.sql)
  const means = (ctx: Context) => ({ settings: settings(ctx), log: ctx.log })
  return [
    implement(contract.paymentInfo, (ctx, { orderNo }) =>
      getPaymentInfo(ctx.sql, customerOf(ctx), orderNo, providers(ctx)),
    ),
    implement(contract.payOrder, (ctx, input) =>
      startPayment(ctx.sql, callerOf(ctx), input, {
        providers: providers(ctx),
        publicUrl: ctx.publicUrl,
        log: ctx.log,
        key: ctx.idempotencyKey,
      }),
    ),
    implement(contract.chooseTransfer, (ctx, { orderNo }) =>
      chooseTransfer(ctx.sql, customerOf(ctx), orderNo, settings(ctx)),
    ),
    implement(contract.payOffline, (ctx, input) => transfers.sendProof(ctx.sql, callerOf(ctx), input, settings(ctx))),

    implement(contract.sandboxPayment, (ctx, { ticket }) => showSandbox(ctx.sql, providers(ctx), ticket)),
    implement(contract.decideSandbox, (ctx, choice) => decideSandbox(ctx.sql, providers(ctx), choice, means(ctx))),
    ...PROVIDERS.map(({ method, signatureHeader }) =>
      implement(contract.webhookOf(method, signatureHeader), (ctx, call) =>
        receiveWebhook(ctx.sql, providerOfWebhook(providers(ctx), method), call, means(ctx)),
      ),
    ),

    implement(methodsContract.staffPaymentMethods, (ctx) => listMethods(ctx.sql, providers(ctx))),
    implement(methodsContract.savePaymentMethods, async (ctx, input) => saveMethods(ctx.sql, await staff(ctx), input), {
      snapshot: async (sql) => ({ paymentMethods: (await getShop(sql)).settings.paymentMethods }),
    }),
    implement(staffContract.staffPayments, (ctx, { assignedTo, ...input }) =>
      transfers.listForStaff(ctx.sql, { ...input, assignee: readAssignee(assignedTo, callerOf(ctx).accountId) }),
    ),
    ...transferApi(settings),
    ...unassignedApi(settings),
    ...comparisonApi(settings, providers),
    cancelApi(settings),
    implement(
      staffContract.refundOrder,
      (ctx, { version, lines, afterSaleNo, amount, ...input }) =>
        inTransaction(ctx.sql, async (tx) => {
          await assertUnchanged(tx, input.orderNo, version)
          const ofLines = lines && (await takeLinesToRefund(tx, input.orderNo, lines))
          const ofReturn = afterSaleNo && (await takeReturnToRefund(tx, input.orderNo, afterSaleNo))
          const refund = { ...input, amount: amount ?? ofLines ?? ofReturn ?? '0' }
          return refundOrder(tx, await staff(ctx), refund, settings(ctx))
        }),
      { snapshot: (sql, { orderNo }) => snapshotOrder(sql, orderNo) },
    ),
  ]
}
