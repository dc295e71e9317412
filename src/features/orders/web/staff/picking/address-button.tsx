import { changeAddress, type NewDeliveryAddress } from '#features/orders/picking.contract.ts'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered } from '#web/use-form.ts'
import type { StaffOrderDetail } from '../staff-order-detail.ts'

const FIELDS = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'company', label: 'Company', optional: true },
  { name: 'address', label: 'Street and number' },
  { name: 'zipCode', label: 'Zip code' },
  { name: 'regionName', label: 'City or region' },
  { name: 'mobileAreaCode', label: 'Area code' },
  { name: 'mobile', label: 'Phone' },
  { name: 'email', label: 'E-mail address' },
] satisfies Array<{ name: keyof NewDeliveryAddress; label: string; optional?: boolean }>

const needed = FIELDS.filter(({ optional }) => !optional).map(({ name }) => [name, 'Please enter'])

const read = (entered: Entered): NewDeliveryAddress => ({
  firstName: entered.text('firstName'),
  lastName: entered.text('lastName'),
  company: entered.text('company'),
  address: entered.text('address'),
  zipCode: entered.text('zipCode'),
  regionName: entered.text('regionName'),
  mobileAreaCode: entered.text('mobileAreaCode'),
  mobile: entered.text('mobile'),
  email: entered.text('email'),
})

/** Before shipping and within the country, because the freight depends on it. */
export function AddressButton({ order }: { order: StaffOrderDetail }) {
  const can = useCan()
  const { orderNo, version, status, shipments, deliveryAddress } = order
  if (!can('orders.write') || ![1, 2, 8].includes(status) || shipments.length > 0) return null
  return (
    <ActionButton
      label="Change delivery address"
      size="sm"
      title={`Delivery address of ${orderNo}`}
      description={`The country stays ${deliveryAddress.countryName}. The customer gets an e-mail with the new address.`}
      confirm="Change"
      done="Address changed. The customer has been notified."
      check={required(Object.fromEntries(needed))}
      send={(entered) =>
        callApi(changeAddress, {
          orderNo,
          version,
          address: read(entered),
          reason: entered.text('reason'),
        })
      }
      fields={(problems) => (
        <>
          {FIELDS.map(({ name, label, optional = false }) => (
            <Field key={name} label={label} error={problems[name]} {...(optional ? { optional } : { required: true })}>
              <TextInput name={name} defaultValue={deliveryAddress[name]} maxLength={300} autoComplete="off" />
            </Field>
          ))}
          <Field label="Why" hint="For the time line" optional>
            <TextInput name="reason" maxLength={300} />
          </Field>
        </>
      )}
    />
  )
}
