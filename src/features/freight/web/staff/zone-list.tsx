import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { removeZone, saveZone, type Zone } from '../../staff-shipping.contract.ts'
import { readCountries } from '../../zone-countries.rules.ts'
import type { ShippingProps } from './shipping.ts'

export function ZoneList({ shipping: { zones, countries, version }, editable }: ShippingProps) {
  const nameOf = new Map(countries.map(({ code, name }) => [code, name]))
  const check = (entered: Entered): Problems => {
    const { unknown } = readCountries(entered.text('countries'), countries)
    return {
      ...required({ name: 'Please enter a name' })(entered),
      ...(unknown.length > 0 && { countries: `Not in the list of countries: ${unknown.join(', ')}` }),
    }
  }
  const save = (zone: Zone | undefined) => (entered: Entered) =>
    callApi(saveZone, {
      version,
      ...(zone && { zone: zone.zone }),
      name: entered.text('name'),
      countryCodes: zone?.isRest ? [] : readCountries(entered.text('countries'), countries).codes,
    })
  return (
    <StaffSection
      title="Zones"
      aside={
        editable && (
          <ActionButton
            label="Add zone"
            size="sm"
            title="New zone"
            description="Its countries are removed from their current zones."
            confirm="Save"
            done="Zone added"
            check={check}
            send={save(undefined)}
            fields={(problems) => <ZoneFields problems={problems} />}
          />
        )
      }
    >
      <ul>
        {zones.map((zone) => (
          <li key={zone.zone} className="border-t border-line py-2 first:border-t-0">
            <p className="font-medium">{zone.name}</p>
            <p className="text-sm text-ink-2">
              {zone.isRest
                ? 'All countries that are in no other zone'
                : zone.countryCodes.map((code) => nameOf.get(code) ?? code).join(', ') || 'No countries yet'}
            </p>
            {editable && (
              <p className="flex gap-2 pt-1.5">
                <ActionButton
                  label="Change"
                  size="sm"
                  title={zone.name}
                  confirm="Save"
                  done="Zone saved"
                  check={check}
                  send={save(zone)}
                  fields={(problems) => <ZoneFields zone={zone} problems={problems} />}
                />
                {!zone.isRest && (
                  <ActionButton
                    label="Remove"
                    size="sm"
                    title={`Remove ${zone.name}?`}
                    description="Its rates are removed, too. Its countries then belong to the rest of the world."
                    done="Zone removed"
                    send={() => callApi(removeZone, { version, zone: zone.zone })}
                  />
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}

function ZoneFields({ zone, problems }: { zone?: Zone; problems: Problems }) {
  return (
    <>
      <Field label="Name" error={problems.name}>
        <TextInput name="name" defaultValue={zone?.name ?? ''} maxLength={60} />
      </Field>
      {!zone?.isRest && (
        <Field
          label="Countries"
          hint="Names or two letters, separated by commas: NL, Austria"
          error={problems.countries}
        >
          <TextArea name="countries" rows={3} defaultValue={zone?.countryCodes.join(', ') ?? ''} mono />
        </Field>
      )}
    </>
  )
}
