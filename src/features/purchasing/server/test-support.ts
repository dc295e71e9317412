import type { Call } from '#shared/endpoint.ts'
import { createPurchaseOrder, purchaseOrder, saveSupplier, sendPurchaseOrder } from '../staff-purchasing.contract.ts'

let suppliers = 0

export async function newSupplier(call: Call, more: object = {}) {
  const name = `Supplier ${process.pid}-${++suppliers}-${Date.now()}`
  const { supplierId } = await call(saveSupplier, { name, currency: 'USD', email: 'orders@supplier.example', ...more })
  return { supplierId, name }
}

interface Wanted {
  goodsId: number
  count: number
  unitCost?: string
  expectedOn?: string
}

/** A purchase order that is on its way. */
export async function sentOrder(call: Call, lines: Wanted[], more: object = {}) {
  const { supplierId } = await newSupplier(call, more)
  const { purchaseNo } = await call(createPurchaseOrder, { supplierId, lines })
  await call(sendPurchaseOrder, { purchaseNo, version: 1 })
  return call(purchaseOrder, { purchaseNo })
}
