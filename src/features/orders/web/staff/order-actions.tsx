import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { ORDER_STATUS } from '../../order-status.rules.ts'
import { cancelUnpaidOrder, unflagOrder } from '../../staff-orders.contract.ts'
import { ShipButton } from './picking/ship-button.tsx'
import type { StaffOrderDetail } from './staff-order-detail.ts'

/** Actions for the order's status and the caller's role. Payments are in the payment feature. */
export function OrderActions({ order }: { order: StaffOrderDetail }) {
  const can = useCan()
  const { orderNo, status, flagged } = order
  return (
    <>
      {flagged && can('orders.write') && <Unflag order={order} />}
      {status === ORDER_STATUS.unpaid && can('orders.write') && <Cancel order={order} />}
      {status === ORDER_STATUS.paid && can('orders.ship') && <ShipButton key={orderNo} order={order} />}
    </>
  )
}

function Cancel({ order: { orderNo, version, email } }: { order: StaffOrderDetail }) {
  return (
    <ActionButton
      label="Cancel order"
      variant="danger"
      title={`Cancel ${orderNo}`}
      description={`The order is closed permanently, its parts return to stock, and ${email} gets an e-mail with the reason.`}
      done="Order cancelled. The customer has been notified."
      check={required({ reason: 'Please enter a reason for the customer' })}
      send={(entered) => callApi(cancelUnpaidOrder, { orderNo, version, reason: entered.text('reason') })}
      fields={(problems) => (
        <Field label="Reason (sent to the customer)" error={problems.reason} required>
          <TextArea name="reason" rows={2} maxLength={500} />
        </Field>
      )}
    />
  )
}

function Unflag({ order: { orderNo, version } }: { order: StaffOrderDetail }) {
  return (
    <ActionButton
      label="Remove flag"
      title={`Remove the flag of ${orderNo}`}
      description="The order leaves the queue of flagged orders."
      done="Flag removed"
      check={required({ note: 'Please describe what was done' })}
      send={(entered) => callApi(unflagOrder, { orderNo, version, note: entered.text('note') })}
      fields={(problems) => (
        <Field label="What was done" error={problems.note} required>
          <TextArea name="note" rows={2} maxLength={500} />
        </Field>
      )}
    />
  )
}
