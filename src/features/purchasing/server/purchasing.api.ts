import { readAssignee } from '#features/staff/assignee.rules.ts'
import { type Context, callerOf, hasRight, type Implementation, implement } from '#server/api/implement.ts'
import { inTransaction } from '#server/database/connect.ts'
import * as contract from '../staff-purchasing.contract.ts'
import * as receiptsContract from '../staff-receipts.contract.ts'
import * as reorderContract from '../staff-reorder.contract.ts'
import { listLowStockPage } from './low-stock.service.ts'
import * as orders from './orders.service.ts'
import { sendPurchaseOrder, writePurchaseDocument } from './purchase-document.service.ts'
import * as receipts from './receipts.service.ts'
import { listReceipts } from './receipts-reading.service.ts'
import * as reorder from './reorder.service.ts'
import * as suppliers from './suppliers.service.ts'
import { undoReceipt } from './undo-receipt.service.ts'

const who = (ctx: Context) => callerOf(ctx).who ?? ''
/** Who buys has to know what it costs, and who quotes may; the warehouse receives without it. */
const maySeeCosts = (ctx: Context) =>
  hasRight(callerOf(ctx), 'purchasing.write') || hasRight(callerOf(ctx), 'quotes.write')

type Sql = Context['sql']
const ofOrder = {
  snapshot: (sql: Sql, { purchaseNo }: { purchaseNo: string }) => orders.snapshotOrder(sql, purchaseNo),
}

export const purchasingApi: Implementation[] = [
  implement(contract.suppliers, ({ sql }, input) => suppliers.listSuppliers(sql, input)),
  implement(contract.saveSupplier, (ctx, input) => suppliers.saveSupplier(ctx.sql, input, who(ctx)), {
    snapshot: (sql, { supplierId }) => suppliers.snapshotSupplier(sql, supplierId),
  }),
  implement(contract.purchaseOrders, (ctx, input) => orders.listOrders(ctx.sql, input, maySeeCosts(ctx))),
  implement(contract.purchaseOrder, (ctx, { purchaseNo }) => orders.getOrder(ctx.sql, purchaseNo, maySeeCosts(ctx))),
  implement(contract.createPurchaseOrder, (ctx, input) => orders.createOrder(ctx.sql, input, who(ctx))),
  implement(contract.savePurchaseOrder, ({ sql }, input) => orders.saveDraft(sql, input), ofOrder),
  implement(contract.addPurchaseLines, ({ sql }, input) => orders.addLines(sql, input), ofOrder),
  implement(
    contract.sendPurchaseOrder,
    ({ sql, files }, input) => inTransaction(sql, (tx) => sendPurchaseOrder({ tx, files }, input)),
    ofOrder,
  ),
  implement(contract.changeExpected, ({ sql }, input) => orders.changeExpected(sql, input), ofOrder),
  implement(contract.cancelPurchase, ({ sql }, input) => orders.cancelOrder(sql, input), ofOrder),
  implement(contract.purchaseDocument, ({ sql, files }, input) => writePurchaseDocument({ sql, files }, input)),
  implement(receiptsContract.receiveGoods, (ctx, input) => receipts.receiveGoods(ctx.sql, input, who(ctx)), ofOrder),
  implement(receiptsContract.receiveParts, (ctx, input) =>
    receipts.receiveParts(ctx.sql, input, { who: who(ctx), maySeeCosts: maySeeCosts(ctx) }),
  ),
  implement(receiptsContract.receipts, ({ sql }, page) => listReceipts(sql, page)),
  implement(receiptsContract.undoReceipt, (ctx, { receiptNo }) => undoReceipt(ctx.sql, receiptNo, who(ctx))),
  implement(reorderContract.lowStock, (ctx, { assignedTo, ...input }) =>
    listLowStockPage(ctx.sql, { ...input, assignee: readAssignee(assignedTo, callerOf(ctx).accountId) }),
  ),
  implement(reorderContract.partPurchasing, ({ sql }, { goodsId }) => reorder.getPartPurchasing(sql, goodsId)),
  implement(reorderContract.saveReorder, ({ sql }, input) => reorder.saveReorder(sql, input), {
    snapshot: (sql, { goodsId }) => reorder.snapshotReorder(sql, goodsId),
  }),
]
