import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { PartDetail } from '#features/supply/staff-parts.contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'

/** Price tiers as rows; an empty row is left out, no row at all is a price on request. */
export function TierFields({ part: { tiers, currency, currencies } }: { part: PartDetail }) {
  const [more, setMore] = useState(tiers.length === 0 ? 1 : 0)
  const rows = [...tiers, ...Array.from({ length: more }, () => ({ count: 0, price: '', activity: '0' }))]
  return (
    <div className="grid gap-2">
      <div className="grid max-w-140 gap-2">
        {rows.map((tier, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end
          <div key={index} className="grid grid-cols-3 gap-2">
            <Field label="From pieces" labelHidden={index > 0}>
              <TextInput name={`tierCount${index}`} defaultValue={tier.count || ''} mono inputMode="numeric" />
            </Field>
            <Field label={`Price, ${currency}`} labelHidden={index > 0}>
              <TextInput name={`tierPrice${index}`} defaultValue={tier.price} mono inputMode="decimal" />
            </Field>
            <Field label="Promotional price" labelHidden={index > 0}>
              <TextInput
                name={`tierActivity${index}`}
                defaultValue={tier.activity === '0' ? '' : tier.activity}
                mono
                inputMode="decimal"
              />
            </Field>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <Button size="sm" onClick={() => setMore(more + 1)}>
          <Plus aria-hidden="true" /> Add tier
        </Button>
        <Field label="Currency" className="w-32">
          <NativeSelect name="currency" size="sm" defaultValue={currency}>
            {currencies.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </NativeSelect>
        </Field>
        <p className="pb-1 text-sm text-ink-3">Clear all tiers for a price on request.</p>
      </div>
    </div>
  )
}
