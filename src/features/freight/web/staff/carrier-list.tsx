import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { type Carrier, removeCarrier, saveCarrier } from '../../staff-shipping.contract.ts'
import type { ShippingProps } from './shipping.ts'

const check = required({ name: 'Please enter a name', position: 'Please enter a place' })

export function CarrierList({ shipping: { carriers, version }, editable }: ShippingProps) {
  const save = (carrier: Carrier | undefined) => (entered: Entered) =>
    callApi(saveCarrier, {
      version,
      ...(carrier && { expressId: carrier.expressId }),
      name: entered.text('name'),
      position: Number(entered.text('position')),
      trackingUrl: entered.text('trackingUrl'),
    })
  return (
    <StaffSection
      title="Carriers"
      aside={
        editable && (
          <ActionButton
            label="Add carrier"
            size="sm"
            title="New carrier"
            confirm="Save"
            done="Carrier added"
            check={check}
            send={save(undefined)}
            fields={(problems) => <CarrierFields position={carriers.length + 1} problems={problems} />}
          />
        )
      }
    >
      <ol>
        {carriers.map((carrier) => (
          <li key={carrier.expressId} className="border-t border-line py-2 first:border-t-0">
            <p className="font-medium">{carrier.name}</p>
            {carrier.trackingUrl && <p className="truncate text-sm text-ink-3">{carrier.trackingUrl}</p>}
            {editable && (
              <p className="flex gap-2 pt-1.5">
                <ActionButton
                  label="Change"
                  size="sm"
                  title={carrier.name}
                  confirm="Save"
                  done="Carrier saved"
                  check={check}
                  send={save(carrier)}
                  fields={(problems) => (
                    <CarrierFields carrier={carrier} position={carrier.position} problems={problems} />
                  )}
                />
                <ActionButton
                  label="Remove"
                  size="sm"
                  title={`Remove ${carrier.name}?`}
                  description="Its rates are removed, too. Orders keep the name of their carrier."
                  done="Carrier removed"
                  send={() => callApi(removeCarrier, { version, expressId: carrier.expressId })}
                />
              </p>
            )}
          </li>
        ))}
      </ol>
    </StaffSection>
  )
}

type FieldsProps = { carrier?: Carrier; position: number; problems: Problems }

function CarrierFields({ carrier, position, problems }: FieldsProps) {
  return (
    <>
      <Field label="Name" error={problems.name}>
        <TextInput name="name" defaultValue={carrier?.name ?? ''} maxLength={60} />
      </Field>
      <Field label="Place in the list" hint="1 is offered first" error={problems.position}>
        <TextInput name="position" defaultValue={position} inputMode="numeric" mono />
      </Field>
      <Field label="Tracking address" hint="https://… with {number} for the tracking number" optional>
        <TextInput name="trackingUrl" defaultValue={carrier?.trackingUrl ?? ''} maxLength={300} />
      </Field>
    </>
  )
}
