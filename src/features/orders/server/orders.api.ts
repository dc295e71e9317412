import { readAssignee } from '#features/staff/assignee.rules.ts'
import { notifyMentioned } from '#features/staff/server/work.service.ts'
import type { Implementation } from '#server/api/implement.ts'
import { type Context, callerOf, customerOf, hasRight, implement } from '#server/api/implement.ts'
import { inSnapshot, inTransaction, type Tx } from '#server/database/connect.ts'
import * as afterSalesContract from '../after-sales.contract.ts'
import * as checkoutContract from '../checkout.contract.ts'
import * as contract from '../orders.contract.ts'
import * as pickingContract from '../picking.contract.ts'
import * as staffAfterSales from '../staff-after-sales.contract.ts'
import * as staffContract from '../staff-orders.contract.ts'
import * as afterSales from './after-sales/after-sales.service.ts'
import { getForStaff, listForStaff, snapshotAfterSale } from './after-sales/staff-after-sales.service.ts'
import { createOrder, previewOrder } from './checkout.service.ts'
import { applyForInvoice } from './invoices/invoices.service.ts'
import { writeDocument } from './order-documents.service.ts'
import * as reading from './order-reading.service.ts'
import type { OrderSettings } from './order-settings.ts'
import { assertUnchanged, snapshotOrder } from './order-version.service.ts'
import * as orders from './orders.service.ts'
import * as picking from './picking/picking.service.ts'
import { writeWarehouseDocuments } from './picking/warehouse-documents.service.ts'
import { listHeldStock } from './reservation/reservation.service.ts'
import { getStaffMember } from './staff/staff-actions.service.ts'

const staff = (ctx: Context) => getStaffMember(ctx.sql, callerOf(ctx).accountId)

export const ordersApi = (unpaid: OrderSettings['unpaid']): Implementation[] => {
  const settings = ({ publicUrl }: Context): OrderSettings => ({ publicUrl, unpaid })
  return [
    implement(checkoutContract.previewOrder, (ctx, chosen) => previewOrder(ctx.sql, callerOf(ctx), chosen)),
    implement(checkoutContract.createOrder, (ctx, input) => createOrder(ctx.sql, callerOf(ctx), input, settings(ctx))),
    implement(contract.myOrders, (ctx, input) => reading.listOwnOrders(ctx.sql, callerOf(ctx), input)),
    implement(contract.orderDetail, (ctx, { orderNo }) => reading.getOwnOrder(ctx.sql, callerOf(ctx), orderNo)),
    implement(contract.cancelOrder, (ctx, input) => orders.cancelOrder(ctx.sql, callerOf(ctx), input, settings(ctx))),
    implement(contract.receiveOrder, (ctx, { orderNo }) =>
      orders.receiveOrder(ctx.sql, callerOf(ctx), orderNo, settings(ctx)),
    ),
    implement(contract.buyAgain, (ctx, { orderNo }) => reading.buyAgain(ctx.sql, callerOf(ctx), orderNo)),
    implement(contract.applyForInvoice, (ctx, { orderNo, ...input }) =>
      applyForInvoice(ctx.sql, customerOf(ctx), orderNo, input),
    ),
    implement(contract.orderDocument, (ctx, { orderNo, kind }) => {
      const caller = callerOf(ctx)
      return writeDocument(ctx, hasRight(caller, 'orders.read') ? undefined : caller.customerId, orderNo, kind)
    }),
    implement(afterSalesContract.applyForAfterSale, (ctx, complaint) =>
      afterSales.applyForAfterSale(ctx.sql, callerOf(ctx), complaint, settings(ctx)),
    ),
    implement(afterSalesContract.myAfterSales, (ctx, input) =>
      afterSales.listMyAfterSales(ctx.sql, customerOf(ctx), input),
    ),

    implement(staffContract.staffOrders, (ctx, { accountId, assignedTo, ...input }) =>
      reading.listOrders(ctx.sql, accountId, { ...input, assignee: readAssignee(assignedTo, callerOf(ctx).accountId) }),
    ),
    implement(staffContract.staffOrderDetail, (ctx, { orderNo }) =>
      inSnapshot(ctx.sql, (tx) => reading.getStaffDetail(tx, orderNo)),
    ),
    implement(staffContract.pricesPaid, async (ctx, { accountId }) => ({
      list: await reading.listPricesPaid(ctx.sql, accountId),
    })),
    implement(staffContract.heldStock, (ctx, input) => listHeldStock(ctx.sql, input)),
    ...staffChanges(settings),
    ...pickingApi(settings),
  ]
}

type Settings = (context: Context) => OrderSettings

/** Each refuses outdated versions, and writes to the audit trail. */
const staffChanges = (settings: Settings): Implementation[] => [
  implement(
    staffContract.unflagOrder,
    (ctx, { version, ...input }) =>
      ifUnchanged(ctx, input.orderNo, version, async (tx) => {
        await orders.unflagOrder(tx, await staff(ctx), input)
        return {}
      }),
    { snapshot },
  ),
  implement(
    staffContract.shipOrder,
    (ctx, { version, ...parcel }) =>
      ifUnchanged(ctx, parcel.orderNo, version, async (tx) =>
        orders.shipOrder(tx, await staff(ctx), parcel, settings(ctx)),
      ),
    { snapshot },
  ),
  implement(
    staffContract.cancelUnpaidOrder,
    (ctx, { version, ...input }) =>
      ifUnchanged(ctx, input.orderNo, version, async (tx) =>
        orders.cancelUnpaidOrder(tx, await staff(ctx), input, settings(ctx)),
      ),
    { snapshot },
  ),
  implement(staffContract.noteOrder, async (ctx, note) => {
    const { who } = await staff(ctx)
    await orders.noteOrder(ctx.sql, await staff(ctx), note)
    const link = `${ctx.publicUrl}/staff/orders/${note.orderNo}`
    return notifyMentioned(ctx.sql, { who, text: note.text, about: note.orderNo, link })
  }),
  implement(staffAfterSales.staffAfterSales, (ctx, { assignedTo, ...input }) =>
    listForStaff(ctx.sql, { ...input, assignee: readAssignee(assignedTo, callerOf(ctx).accountId) }),
  ),
  implement(staffAfterSales.staffAfterSaleDetail, (ctx, { afterSaleNo }) => getForStaff(ctx.sql, afterSaleNo)),
  implement(
    staffAfterSales.answerAfterSale,
    async (ctx, answer) => afterSales.answerAfterSale(ctx.sql, await staff(ctx), answer, settings(ctx)),
    { snapshot: (sql, { afterSaleNo }) => snapshotAfterSale(sql, afterSaleNo) },
  ),
  implement(staffAfterSales.noteAfterSale, async (ctx, note) =>
    afterSales.noteAfterSale(ctx.sql, await staff(ctx), note, settings(ctx)),
  ),
]

const pickingApi = (settings: Settings): Implementation[] => [
  implement(pickingContract.pickLine, (ctx, pick) => picking.pickLine(ctx.sql, pick), {
    snapshot: (sql, { orderNo }) => picking.snapshotPicking(sql, orderNo),
  }),
  implement(
    pickingContract.reportMissing,
    (ctx, { version, ...report }) =>
      ifUnchanged(ctx, report.orderNo, version, async (tx) => picking.reportMissing(tx, await staff(ctx), report)),
    { snapshot: (sql, { orderNo }) => picking.snapshotPicking(sql, orderNo) },
  ),
  implement(pickingContract.setPlace, (ctx, place) => picking.setPlace(ctx.sql, place).then(() => ({})), {
    snapshot: (sql, { goodsId }) => picking.snapshotPlace(sql, goodsId),
  }),
  implement(pickingContract.warehouseDocuments, (ctx, wanted) => writeWarehouseDocuments(ctx, wanted)),
  implement(
    pickingContract.changeAddress,
    (ctx, { version, ...change }) =>
      ifUnchanged(ctx, change.orderNo, version, async (tx) => {
        await picking.changeAddress(tx, await staff(ctx), change, settings(ctx))
        return {}
      }),
    { snapshot: (sql, { orderNo }) => picking.snapshotAddress(sql, orderNo) },
  ),
]

const snapshot = (sql: Context['sql'], { orderNo }: { orderNo: string }) => snapshotOrder(sql, orderNo)

const ifUnchanged = <T>(ctx: Context, orderNo: string, version: string | undefined, change: (tx: Tx) => Promise<T>) =>
  inTransaction(ctx.sql, async (tx) => {
    await assertUnchanged(tx, orderNo, version)
    return change(tx)
  })
