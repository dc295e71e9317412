import type { ChangeEvent } from 'react'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { useReading } from '#web/use-reading.ts'
import { type StartText, startTexts } from '../../work.contract.ts'
import { useCan } from '../use-staff.ts'

/** Appends a text template to the field with this name. */
export function StartTextSelect({ kind, field }: { kind: StartText['kind']; field: string }) {
  const can = useCan()
  const mayRead = can('texts.read')
  const reading = useReading(mayRead ? 'texts' : undefined, () => callApi(startTexts, {}))
  const texts = reading.state === 'ready' ? reading.value.list.filter((text) => text.kind === kind) : []
  if (texts.length === 0) return null
  function insert(event: ChangeEvent<HTMLSelectElement>) {
    const select = event.currentTarget
    const text = texts.find(({ textId }) => String(textId) === select.value)
    const area = select.form?.elements.namedItem(field)
    if (!text || !(area instanceof HTMLTextAreaElement)) return
    area.value = [area.value.trimEnd(), text.body].filter(Boolean).join('\n\n')
    select.value = ''
    area.focus()
  }
  return (
    <Field label="Start from a text">
      <NativeSelect defaultValue="" onChange={insert}>
        <option value="">Choose …</option>
        {texts.map(({ textId, title }) => (
          <option key={textId} value={textId}>
            {title}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
