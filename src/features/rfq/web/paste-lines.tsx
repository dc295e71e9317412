import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { MAX_LINES, readPastedLines } from '../enquiry-form.rules.ts'
import { addLines } from './enquiry-draft.ts'

/** A list from a mail or a spreadsheet becomes lines. */
export function PasteLines({ onDone }: { onDone: () => void }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string>()

  function take() {
    const lines = readPastedLines(area.current?.value ?? '')
    if (lines.length === 0) return setProblem('Please paste at least one line, such as "LM358DR, 100".')
    if (lines.length > MAX_LINES)
      return setProblem(`An RFQ has at most ${MAX_LINES} lines, and this list has ${lines.length}.`)
    addLines(lines)
    const open = lines.filter(({ count }) => count === null).length
    if (open > 0)
      notify({ kind: 'info', message: `Please enter the quantity of ${open === 1 ? 'one line' : `${open} lines`}.` })
    onDone()
  }

  return (
    <div className="mt-4 grid gap-2 rounded-lg border border-line bg-wash p-4">
      <Field label="Your list" hint="One part per line: part number, quantity, manufacturer." error={problem}>
        <TextArea
          ref={area}
          mono
          rows={6}
          spellCheck={false}
          autoComplete="off"
          placeholder={'LM358DR, 100\nNE555P, 250, Texas Instruments'}
        />
      </Field>
      <p className="flex gap-2">
        <Button onClick={take}>Add these lines</Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </p>
    </div>
  )
}
