import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PACKING_NAMES } from '#features/catalog/packing/packing-names.ts'
import type { PackingText, PartDetail } from '#features/supply/staff-parts.contract.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PACKING_FIELDS, PACKING_KINDS, packingField } from './part-form-values.ts'

const LABELS = {
  price: 'Price or tiers',
  minimum: 'Minimum',
  multiple: 'Multiple',
  size: 'Pieces in one',
  fee: 'Fee per reel',
  number: 'Part number',
} as const

/** Ways to buy the part beside its own minimum, multiple and prices; all of them share its stock. */
export function PackingFields({ part: { packings, currency } }: { part: PartDetail }) {
  const [kinds, setKinds] = useState<PackingText['kind'][]>(packings.map(({ kind }) => kind))
  const left = PACKING_KINDS.filter((kind) => !kinds.includes(kind))
  return (
    <div className="grid gap-4">
      <input type="hidden" name="packingKinds" value={kinds.join(',')} />
      {kinds.length === 0 && <p className="text-ink-3">Sold only with its own prices and quantities.</p>}
      {kinds.map((kind) => (
        <PackingRow
          key={kind}
          kind={kind}
          given={packings.find((one) => one.kind === kind)}
          currency={currency}
          onRemove={() => setKinds(kinds.filter((one) => one !== kind))}
        />
      ))}
      {left.length > 0 && (
        <Field
          label="Add a packaging"
          className="max-w-80"
          hint="A packaging without its own price uses the prices of the part."
        >
          <NativeSelect
            value=""
            onChange={({ currentTarget }) => {
              const chosen = left.find((kind) => kind === currentTarget.value)
              if (chosen) setKinds([...kinds, chosen])
            }}
          >
            <option value="">Choose …</option>
            {left.map((kind) => (
              <option key={kind} value={kind}>
                {PACKING_NAMES[kind]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    </div>
  )
}

type PackingRowProps = {
  kind: PackingText['kind']
  given: PackingText | undefined
  currency: string
  onRemove: () => void
}

function PackingRow({ kind, given, currency, onRemove }: PackingRowProps) {
  return (
    <fieldset className="grid gap-3 rounded-md border border-line p-3">
      <legend className="px-1 font-medium">{PACKING_NAMES[kind]}</legend>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
        {PACKING_FIELDS.filter((field) => field !== 'fee' || kind === 'customReel').map((field) => (
          <Field
            key={field}
            label={field === 'price' || field === 'fee' ? `${LABELS[field]}, ${currency}` : LABELS[field]}
          >
            <TextInput
              name={packingField(kind, field)}
              defaultValue={given?.[field] ?? ''}
              placeholder={field === 'price' ? '3000:0.042;6000:0.040' : undefined}
              mono
              autoComplete="off"
            />
          </Field>
        ))}
        <IconButton label={`Remove ${PACKING_NAMES[kind].toLowerCase()}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </fieldset>
  )
}
