import { StaffNotes } from '#features/staff/web/staff-notes.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { noteOrder } from '../../staff-orders.contract.ts'
import type { StaffOrderDetail } from './staff-order-detail.ts'

export function OrderNotes({ order: { orderNo, notes } }: { order: StaffOrderDetail }) {
  const can = useCan()
  const add = (text: string) => callApi(noteOrder, { orderNo, text })
  return <StaffNotes notes={notes} {...(can('orders.note') && { onAdd: add })} />
}
