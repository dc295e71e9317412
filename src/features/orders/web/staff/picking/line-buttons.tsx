import { reportMissing, setPlace } from '#features/orders/picking.contract.ts'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { StaffOrderDetail } from '../staff-order-detail.ts'
import type { WarehouseLine } from './warehouse-line.ts'

export function MissingButton({ order: { orderNo, version }, line }: { order: StaffOrderDetail; line: WarehouseLine }) {
  const { lineId, goodsModel, count, picked, shipped, missing } = line
  const most = count - Math.max(picked, shipped)
  if (most <= 0 && missing === 0) return null
  return (
    <ActionButton
      label="Missing"
      size="sm"
      title={`Pieces of ${goodsModel} missing`}
      description="The order ships without these pieces and is flagged so that sales can refund them."
      confirm="Report"
      done="Reported. The order is flagged for sales."
      check={(entered) => (/^\d{1,9}$/.test(entered.text('count')) ? {} : { count: 'Please enter a whole number' })}
      send={(entered) =>
        callApi(reportMissing, {
          orderNo,
          version,
          lineId,
          count: Number(entered.text('count')),
          note: entered.text('note'),
        })
      }
      fields={(problems) => (
        <>
          <Field label={`Missing pieces, of ${count}`} error={problems.count} required>
            <TextInput name="count" mono inputMode="numeric" autoComplete="off" defaultValue={missing || most} />
          </Field>
          <Field label="What happened" optional>
            <TextInput name="note" maxLength={300} placeholder="Reel empty, damaged …" />
          </Field>
        </>
      )}
    />
  )
}

export function PlaceButton({ line: { goodsId, goodsModel, place } }: { line: WarehouseLine }) {
  return (
    <ActionButton
      label={place || 'Set place'}
      size="sm"
      title={`Place of ${goodsModel}`}
      description="Storage place of this part, for all orders."
      confirm="Save"
      done="Place saved"
      send={(entered) => callApi(setPlace, { goodsId, place: entered.text('place') })}
      fields={() => (
        <Field label="Place" hint="Such as A-04-12; empty if unknown">
          <TextInput name="place" mono maxLength={30} autoComplete="off" defaultValue={place} />
        </Field>
      )}
    />
  )
}
