import type { Implementation } from '#server/api/implement.ts'
import { type Context, callerOf, implement } from '#server/api/implement.ts'
import * as afterSalesContract from '../after-sales.contract.ts'
import * as checkoutContract from '../checkout.contract.ts'
import * as contract from '../orders.contract.ts'
import * as staffContract from '../staff-orders.contract.ts'
import * as afterSales from './after-sales.service.ts'
import { createOrder, previewOrder } from './checkout.service.ts'
import { applyForInvoice } from './invoices.service.ts'
import { writeDocument } from './order-documents.ts'
import * as reading from './order-reading.service.ts'
import type { OrderSettings } from './order-settings.ts'
import * as orders from './orders.service.ts'
import { listHeldStock } from './reservation.service.ts'
import { getStaffMember } from './staff-actions.ts'

const buyer = (ctx: Context) => callerOf(ctx).accountId
const staff = (ctx: Context) => getStaffMember(ctx.sql, callerOf(ctx).accountId)

export const ordersApi = (unpaid: OrderSettings['unpaid']): Implementation[] => {
  const settings = ({ publicUrl }: Context): OrderSettings => ({ publicUrl, unpaid })
  return [
    implement(checkoutContract.previewOrder, (ctx, chosen) => previewOrder(ctx.sql, buyer(ctx), chosen)),
    implement(checkoutContract.createOrder, (ctx, wish) => createOrder(ctx.sql, buyer(ctx), wish, settings(ctx))),
    implement(contract.myOrders, (ctx, wish) => reading.listOrders(ctx.sql, buyer(ctx), wish)),
    implement(contract.orderDetail, (ctx, { orderNo }) => reading.getOrderDetail(ctx.sql, buyer(ctx), orderNo)),
    implement(contract.cancelOrder, (ctx, wish) => orders.cancelOrder(ctx.sql, buyer(ctx), wish, settings(ctx))),
    implement(contract.receiveOrder, (ctx, { orderNo }) =>
      orders.receiveOrder(ctx.sql, buyer(ctx), orderNo, settings(ctx)),
    ),
    implement(contract.buyAgain, (ctx, { orderNo }) => reading.buyAgain(ctx.sql, buyer(ctx), orderNo)),
    implement(contract.applyForInvoice, (ctx, { orderNo, ...wish }) =>
      applyForInvoice(ctx.sql, buyer(ctx), orderNo, wish),
    ),
    implement(contract.orderDocument, (ctx, { orderNo, kind }) => {
      const { accountId, role } = callerOf(ctx)
      return writeDocument(ctx.sql, role === 'staff' ? undefined : accountId, orderNo, kind)
    }),
    implement(afterSalesContract.applyForAfterSale, (ctx, complaint) =>
      afterSales.applyForAfterSale(ctx.sql, buyer(ctx), complaint, settings(ctx)),
    ),
    implement(afterSalesContract.myAfterSales, (ctx, wish) => afterSales.listMyAfterSales(ctx.sql, buyer(ctx), wish)),

    implement(staffContract.staffOrders, (ctx, wish) => reading.listOrders(ctx.sql, undefined, wish)),
    implement(staffContract.staffOrderDetail, (ctx, { orderNo }) => reading.getStaffDetail(ctx.sql, orderNo)),
    implement(staffContract.heldStock, (ctx, wish) => listHeldStock(ctx.sql, wish)),
    implement(staffContract.unflagOrder, async (ctx, wish) => {
      await orders.unflagOrder(ctx.sql, await staff(ctx), wish)
      return {}
    }),
    implement(staffContract.shipOrder, async (ctx, parcel) =>
      orders.shipOrder(ctx.sql, await staff(ctx), parcel, settings(ctx)),
    ),
    implement(afterSalesContract.answerAfterSale, async (ctx, answer) =>
      afterSales.answerAfterSale(ctx.sql, await staff(ctx), answer, settings(ctx)),
    ),
    implement(afterSalesContract.noteAfterSale, async (ctx, note) =>
      afterSales.noteAfterSale(ctx.sql, await staff(ctx), note, settings(ctx)),
    ),
  ]
}
