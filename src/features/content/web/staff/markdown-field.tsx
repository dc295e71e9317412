import { useEffect, useRef, useState } from 'react'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { previewText } from '../../staff-content.contract.ts'
import { Prose } from '../prose.tsx'
import { InsertPicture } from './insert-picture.tsx'

/** Debounce of the preview. */
const DEBOUNCE_MS = 400

type MarkdownFieldProps = { name: string; label: string; value: string; error?: string | undefined }

/** Markdown at the left, as the store shows it at the right. */
export function MarkdownField({ name, label, value, error }: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const editable = useCan()('content.write')
  const [text, setText] = useState(value)
  const [html, setHtml] = useState('')
  useEffect(() => {
    let left = false
    const timer = setTimeout(async () => {
      // On an error the last preview stays; saving shows the problem.
      const shown = await callApi(previewText, { body: text }).catch(() => undefined)
      if (shown && !left) setHtml(shown.html)
    }, DEBOUNCE_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [text])
  /** On lines of its own, where the cursor is. */
  function insert(markdown: string) {
    const { current: field } = area
    if (!field) return
    field.setRangeText(`\n\n${markdown}\n\n`, field.selectionStart, field.selectionEnd, 'end')
    setText(field.value)
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid min-w-0 gap-2">
        <Field
          label={label}
          hint="Markdown: ## heading, **bold**, - list, [words](address), <part:LM358DR> links to a part"
          error={error}
        >
          <TextArea
            name={name}
            rows={28}
            mono
            ref={area}
            defaultValue={value}
            onChange={(event) => setText(event.currentTarget.value)}
            className="text-sm!"
          />
        </Field>
        {editable && <InsertPicture onInsert={insert} />}
      </div>
      <section aria-label="Preview" className="min-w-0 rounded-lg border border-line p-4">
        {html === '' ? <p className="text-ink-3">The preview is shown here.</p> : <Prose html={html} />}
      </section>
    </div>
  )
}
