import { useState } from 'react'
import type { PartDetail } from '#features/supply/staff-parts.contract.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'

/** Values with their units; those that parts of the category usually have can be added. */
export function ParameterFields({ part: { parameters, missing } }: { part: PartDetail }) {
  const [added, setAdded] = useState<number[]>([])
  const shown = [
    ...parameters,
    ...missing.filter(({ attributeId }) => added.includes(attributeId)).map((one) => ({ ...one, value: '' })),
  ]
  const left = missing.filter(({ attributeId }) => !added.includes(attributeId))
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        {shown.map(({ attributeId, name, unit, value }) => (
          <Field key={attributeId} label={unit ? `${name}, ${unit}` : name}>
            <TextInput name={`parameter${attributeId}`} defaultValue={value} maxLength={200} />
          </Field>
        ))}
      </div>
      {shown.length === 0 && <p className="text-ink-3">This part has no parameters yet.</p>}
      {left.length > 0 && (
        <Field label="Add a parameter" className="max-w-80">
          <NativeSelect value="" onChange={(event) => setAdded([...added, Number(event.currentTarget.value)])}>
            <option value="">Choose …</option>
            {left.map(({ attributeId, name }) => (
              <option key={attributeId} value={attributeId}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    </div>
  )
}
