import { useState } from 'react'
import { MAX_PIECES } from '#features/bom/bom.rules.ts'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { setQuantity } from '../bom-work.ts'

type QuantityInputProps = { place: number; count: number; label: string }

/** Pieces per board, editable in place; "1,000" is a thousand. Invalid input changes nothing. */
export function QuantityInput({ place, count, label }: QuantityInputProps) {
  const [draft, setDraft] = useState<string>()

  function commit() {
    const written = draft?.replace(/[\s,'’]/g, '') ?? ''
    const next = Number(written)
    if (/^\d{1,7}$/.test(written) && next >= 1 && next <= MAX_PIECES && next !== count) setQuantity(place, next)
    setDraft(undefined)
  }

  return (
    <TextInput
      size="sm"
      mono
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      className="w-18! text-right"
      value={draft ?? (count === 0 ? '' : String(count))}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') setDraft(undefined)
      }}
    />
  )
}
