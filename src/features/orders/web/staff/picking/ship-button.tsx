import { shipOrder } from '#features/orders/staff-orders.contract.ts'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import type { StaffOrderDetail } from '../staff-order-detail.ts'
import { joinLines, type WarehouseLine } from './warehouse-line.ts'

const leftOf = ({ count, missing, shipped }: WarehouseLine) => count - missing - shipped

/** What was picked; all remaining pieces when picking is not used. */
function suggestedOf(lines: WarehouseLine[]): (line: WarehouseLine) => number {
  const anyPicked = lines.some(({ picked, shipped }) => picked > shipped)
  return (line) => (anyPicked ? Math.max(line.picked - line.shipped, 0) : leftOf(line))
}

const checkParcel =
  (open: WarehouseLine[]) =>
  (entered: Entered): Problems => {
    const missing = required({
      carrier: 'Please enter the carrier',
      trackingNumber: 'Please enter the tracking number',
    })
    const wrong = open.filter((line) => {
      const text = entered.text(`line${line.lineId}`)
      return !/^\d{1,9}$/.test(text) || Number(text) > leftOf(line)
    })
    const tooMany = wrong.map((line) => [`line${line.lineId}`, `Please enter 0 to ${leftOf(line)}`])
    const [first] = open
    const isEmpty = first && open.every(({ lineId }) => /^0*$/.test(entered.text(`line${lineId}`)))
    if (isEmpty) tooMany.push([`line${first.lineId}`, 'Please add at least one piece to the parcel'])
    return { ...missing(entered), ...Object.fromEntries(tooMany) }
  }

/** One parcel: all that is left, or a part of it with the rest to follow. */
export function ShipButton({ order }: { order: StaffOrderDetail }) {
  const { orderNo, version, expressName, email, shipments } = order
  const lines = joinLines(order)
  const open = lines.filter((line) => leftOf(line) > 0)
  const suggested = suggestedOf(lines)
  return (
    <ActionButton
      label={shipments.length === 0 ? 'Ship' : `Ship parcel ${shipments.length + 1}`}
      confirm="Ship"
      variant="primary"
      title={`Ship ${orderNo}`}
      description={`${email} gets an e-mail with the tracking number. The order becomes "Wait for receiving" once nothing is left.`}
      done="Shipped. The customer has been notified."
      check={checkParcel(open)}
      send={(entered) => {
        const trackingUrl = entered.text('trackingUrl')
        const packed = open.map(({ lineId }) => ({ lineId, count: Number(entered.text(`line${lineId}`)) }))
        return callApi(shipOrder, {
          orderNo,
          version,
          carrier: entered.text('carrier'),
          trackingNumber: entered.text('trackingNumber'),
          lines: packed.filter(({ count }) => count > 0),
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
          <Field label="Tracking link" hint="Filled in automatically for known carriers." optional>
            <TextInput name="trackingUrl" type="url" placeholder="https://" maxLength={500} />
          </Field>
          <fieldset className="grid gap-2">
            <legend className="pb-1 font-medium">In this parcel</legend>
            {open.map((line) => (
              <Field
                key={line.lineId}
                label={`${line.goodsModel}, ${leftOf(line)} left`}
                error={problems[`line${line.lineId}`]}
              >
                <TextInput
                  name={`line${line.lineId}`}
                  mono
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={suggested(line)}
                />
              </Field>
            ))}
          </fieldset>
        </>
      )}
    />
  )
}
