import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import type { Country } from '../address.contract.ts'
import type { AddressProblems } from '../address-form.rules.ts'
import { countryLabel } from './flag-text.ts'
import { useRegions } from './places.ts'

export type Place = { countryId: string; regionId: string }

type PlaceFieldsProps = {
  countries: readonly Country[]
  place: Place
  onChange: (place: Place) => void
  problems: AddressProblems
}

/** Country and region. A new country clears the region; a single region is selected automatically. */
export function PlaceFields({ countries, place, onChange, problems }: PlaceFieldsProps) {
  const regions = useRegions(place.countryId)
  const list = regions.state === 'ready' ? regions.value : []
  const [only] = list.length === 1 ? list : []
  // While the list is loading, the id of an edited address's region is known, but not its name.
  const known = regions.state === 'loading' ? place.regionId : ''
  const chosen = list.length === 0 ? known : place.regionId || String(only?.regionId ?? '')

  return (
    <>
      <Field label="Country" required error={problems.countryId}>
        <NativeSelect
          name="countryId"
          autoComplete="country"
          value={place.countryId}
          onChange={(event) => onChange({ countryId: event.target.value, regionId: '' })}
        >
          <option value="" disabled>
            Please select
          </option>
          {countries.map((country) => (
            <option key={country.countryId} value={country.countryId}>
              {countryLabel(country)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Region" required error={problems.regionId}>
        <NativeSelect
          name="regionId"
          autoComplete="address-level1"
          aria-busy={place.countryId !== '' && regions.state === 'loading'}
          disabled={place.countryId === ''}
          value={chosen}
          onChange={(event) => onChange({ ...place, regionId: event.target.value })}
        >
          <option value={known} disabled={known === ''}>
            {hintOf(place.countryId, regions.state)}
          </option>
          {list.map((region) => (
            <option key={region.regionId} value={region.regionId}>
              {region.regionName}
            </option>
          ))}
        </NativeSelect>
        {regions.state === 'failed' && (
          <p role="alert" className="text-sm text-bad">
            {regions.message}{' '}
            <button type="button" onClick={regions.retry} className="rounded-xs underline underline-offset-2">
              Try again
            </button>
          </p>
        )}
      </Field>
    </>
  )
}

function hintOf(countryId: string, state: 'loading' | 'ready' | 'failed'): string {
  if (countryId === '') return 'Select the country first'
  return state === 'loading' ? 'Loading…' : 'Please select'
}
