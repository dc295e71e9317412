import type { PickingLine } from '#features/orders/picking.contract.ts'
import type { StaffOrderDetail } from '../staff-order-detail.ts'

export type WarehouseLine = StaffOrderDetail['lines'][number] & PickingLine

/** What was ordered beside what became of it. */
export function joinLines({ lines, picking }: StaffOrderDetail): WarehouseLine[] {
  const byLine = new Map(picking.map((one) => [one.lineId, one]))
  return lines.map((line) => ({ place: '', picked: 0, missing: 0, shipped: 0, ...line, ...byLine.get(line.lineId) }))
}
