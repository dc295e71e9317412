import { ClipboardPaste, Plus } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../web/ui/button.tsx'
import { Callout } from '../../../web/ui/callout.tsx'
import { findLineProblems, isBlank, type LineProblems, MOST_LINES } from '../enquiry-form.rules.ts'
import { addBlankLine, changeDraft, useEnquiryDraft } from './enquiry-draft.ts'
import { EnquiryLineFields } from './enquiry-line-fields.tsx'
import { PasteLines } from './paste-lines.tsx'

const today = () => new Date().toISOString().slice(0, 10)

/** The parts that are asked for, each with what matters for its price. */
export function EnquiryLines() {
  const lines = useEnquiryDraft((draft) => draft.lines)
  const [problems, setProblems] = useState<Record<string, LineProblems>>({})
  const [empty, setEmpty] = useState(false)
  const [pasting, setPasting] = useState(false)
  const navigate = useNavigate()

  function proceed(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const written = lines.filter((line) => !isBlank(line))
    const found = Object.fromEntries(
      written
        .map((line) => [line.key, findLineProblems(line, today())] as const)
        .filter(([, problems]) => Object.keys(problems).length > 0),
    )
    setProblems(found)
    setEmpty(written.length === 0)
    const wrong = Object.entries(found)[0]
    if (wrong) {
      const [key, { ...of }] = wrong
      return event.currentTarget.querySelector<HTMLElement>(`[name="${Object.keys(of)[0]}-${key}"]`)?.focus()
    }
    if (written.length === 0) return event.currentTarget.querySelector('input')?.focus()
    changeDraft({ lines: written })
    return navigate('/enquiry?isSubmit=true')
  }

  return (
    <form noValidate onSubmit={proceed} className="pt-5">
      {empty && (
        <div role="alert" className="pb-4">
          <Callout tone="bad">Please enter at least one part number.</Callout>
        </div>
      )}
      <ol className="grid gap-3">
        {lines.map((line, place) => (
          <li key={line.key} className="rounded-lg border border-line p-3 lg:rounded-none lg:border-0 lg:p-0">
            <EnquiryLineFields line={line} place={place + 1} first={place === 0} problems={problems[line.key] ?? {}} />
          </li>
        ))}
      </ol>
      {pasting && <PasteLines onDone={() => setPasting(false)} />}
      <div className="flex flex-wrap items-center gap-2 pt-4">
        <Button onClick={addBlankLine} disabled={lines.length >= MOST_LINES}>
          <Plus aria-hidden="true" />
          Add a line
        </Button>
        {!pasting && (
          <Button variant="quiet" onClick={() => setPasting(true)}>
            <ClipboardPaste aria-hidden="true" />
            Paste a list
          </Button>
        )}
        <Button type="submit" variant="primary" className="ml-auto">
          Continue
        </Button>
      </div>
    </form>
  )
}
