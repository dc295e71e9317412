import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { cancelUnpaidOrder, shipOrder, unflagOrder } from '../../staff-orders.contract.ts'
import type { StaffOrderDetail } from './staff-order-detail.ts'

/** What can be done with an order as it is, by this role. Money is the payment feature's. */
export function OrderActions({ order }: { order: StaffOrderDetail }) {
  const can = useCan()
  const { orderNo, status, flagged } = order
  return (
    <>
      {flagged && can('orders.write') && <Unflag order={order} />}
      {status === 1 && can('orders.write') && <Cancel order={order} />}
      {status === 2 && can('orders.ship') && <Ship key={orderNo} order={order} />}
    </>
  )
}

function Ship({ order: { orderNo, version, expressName, email } }: { order: StaffOrderDetail }) {
  return (
    <ActionButton
      label="Ship"
      variant="primary"
      title={`Ship ${orderNo}`}
      description={`The order becomes "Wait for receiving", and ${email} gets a mail with the tracking number.`}
      done="Shipped. The customer has been told."
      check={required({ carrier: 'Please enter the carrier', trackingNumber: 'Please enter the tracking number' })}
      send={(entered) => {
        const trackingUrl = entered.text('trackingUrl')
        return callApi(shipOrder, {
          orderNo,
          version,
          carrier: entered.text('carrier'),
          trackingNumber: entered.text('trackingNumber'),
          ...(trackingUrl && { trackingUrl }),
        })
      }}
      fields={(problems) => (
        <>
          <Field label="Carrier" error={problems.carrier} required>
            <TextInput name="carrier" defaultValue={expressName} maxLength={60} />
          </Field>
          <Field label="Tracking number" error={problems.trackingNumber} required>
            <TextInput name="trackingNumber" mono maxLength={80} autoComplete="off" />
          </Field>
          <Field label="Tracking link" hint="Found by itself for carriers the store knows." optional>
            <TextInput name="trackingUrl" type="url" placeholder="https://" maxLength={500} />
          </Field>
        </>
      )}
    />
  )
}

function Cancel({ order: { orderNo, version, email } }: { order: StaffOrderDetail }) {
  return (
    <ActionButton
      label="Cancel order"
      variant="danger"
      title={`Cancel ${orderNo}`}
      description={`The order is closed for good, its parts go back into stock, and ${email} is told why.`}
      done="Order cancelled. The customer has been told."
      check={required({ reason: 'Please tell the customer why' })}
      send={(entered) => callApi(cancelUnpaidOrder, { orderNo, version, reason: entered.text('reason') })}
      fields={(problems) => (
        <Field label="Reason, as the customer reads it" error={problems.reason} required>
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
      check={required({ note: 'Please say what was done' })}
      send={(entered) => callApi(unflagOrder, { orderNo, version, note: entered.text('note') })}
      fields={(problems) => (
        <Field label="What was done" error={problems.note} required>
          <TextArea name="note" rows={2} maxLength={500} />
        </Field>
      )}
    />
  )
}
