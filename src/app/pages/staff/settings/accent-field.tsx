import { useState } from 'react'
import { DEFAULT_ACCENT, findAccentProblem, HEX_COLOUR } from '#features/shop/shop-colours.rules.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'

type AccentFieldProps = { label: string; hint: string | undefined; value: string }

/** A code can be typed or pasted, or the colour chosen beside it. */
export function AccentField({ label, hint, value }: AccentFieldProps) {
  const [accent, setAccent] = useState(value)
  return (
    <Field label={label} hint={hint} error={findAccentProblem(accent)}>
      <TextInput
        name="accent"
        mono
        value={accent}
        onChange={(event) => setAccent(event.target.value.trim().toLowerCase())}
        trail={
          <input
            type="color"
            aria-label={`Choose: ${label}`}
            value={HEX_COLOUR.test(accent) ? accent : DEFAULT_ACCENT}
            onChange={(event) => setAccent(event.target.value)}
            className="h-7 w-8 cursor-pointer rounded-sm border border-edge bg-paper p-0.5"
          />
        }
      />
    </Field>
  )
}
