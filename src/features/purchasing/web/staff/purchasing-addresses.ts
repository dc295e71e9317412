import type { PurchaseStatus } from '../../purchasing.rules.ts'

export const PURCHASING = '/staff/purchasing'
export const SUPPLIERS = `${PURCHASING}/suppliers`
export const RECEIPTS = `${PURCHASING}/receipts`

export interface PurchaseFilter {
  status?: PurchaseStatus | undefined
  supplierId?: number | undefined
  text: string
}

export function ordersAddress({ status, supplierId, text }: PurchaseFilter): string {
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(supplierId && { supplierId: String(supplierId) }),
    ...(text && { text }),
  })
  return query.size > 0 ? `${PURCHASING}?${query}` : PURCHASING
}
