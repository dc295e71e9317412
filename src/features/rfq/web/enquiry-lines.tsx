import { ClipboardPaste, Plus } from 'lucide-react'
import { type SubmitEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatCount } from '#shared/text/format-count.ts'
import { today } from '#web/today.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { findLineProblems, isBlank, type LineProblems, MAX_LINES } from '../enquiry-form.rules.ts'
import { rfqItemKey } from '../rfq-list.rules.ts'
import { addBlankLine, changeDraft, useEnquiryDraft } from './enquiry-draft.ts'
import { EnquiryLineFields } from './enquiry-line-fields.tsx'
import { PasteLines } from './paste-lines.tsx'
import { useRfqList } from './rfq-list.ts'

/** With more lines the button is repeated above them. */
const FEW = 8

/** One shared object for lines without a problem, so that typing in one line does not re-render the others. */
const NO_PROBLEMS: LineProblems = {}

/** The requested parts, each with the data that determines its price. */
export function EnquiryLines() {
  const lines = useEnquiryDraft((draft) => draft.lines)
  const [problems, setProblems] = useState<Record<string, LineProblems>>({})
  const [refusal, setRefusal] = useState<string>()
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
    setRefusal(refusalOf(written.length))
    const wrong = Object.entries(found)[0]
    if (wrong) {
      const [key, { ...of }] = wrong
      return event.currentTarget.querySelector<HTMLElement>(`[name="${Object.keys(of)[0]}-${key}"]`)?.focus()
    }
    if (written.length === 0) return event.currentTarget.querySelector('input')?.focus()
    if (written.length > MAX_LINES) return
    changeDraft({ lines: written })
    return navigate('/enquiry?isSubmit=true')
  }

  return (
    <form noValidate onSubmit={proceed} className="pt-5">
      <div role="alert" className="pb-4 empty:hidden">
        {refusal && <Callout tone="bad">{refusal}</Callout>}
      </div>
      {lines.length >= MAX_LINES && <LeftForLater />}
      {lines.length > FEW && (
        <div className="flex items-center justify-between gap-3 pb-4">
          <p>{lines.length} parts</p>
          <Button type="submit" variant="primary">
            Continue
          </Button>
        </div>
      )}
      <ol className="grid gap-3">
        {lines.map((line, place) => (
          <li key={line.key} className="rounded-lg border border-line p-3 lg:rounded-none lg:border-0 lg:p-0">
            <EnquiryLineFields
              line={line}
              place={place + 1}
              first={place === 0}
              problems={problems[line.key] ?? NO_PROBLEMS}
            />
          </li>
        ))}
      </ol>
      {pasting && <PasteLines onDone={() => setPasting(false)} />}
      <div className="flex flex-wrap items-center gap-2 pt-4">
        <Button onClick={addBlankLine} disabled={lines.length >= MAX_LINES}>
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

function refusalOf(lineCount: number): string | undefined {
  if (lineCount === 0) return 'Please enter at least one part number.'
  return lineCount > MAX_LINES
    ? `An RFQ has at most ${MAX_LINES} lines, and this one has ${lineCount}. Please delete some.`
    : undefined
}

/** Items of the RFQ list beyond the limit. */
function LeftForLater() {
  const items = useRfqList((list) => list.items)
  const taken = useEnquiryDraft((draft) => draft.taken)
  const left = useMemo(() => {
    const here = new Set(taken)
    return items.filter((item) => !here.has(rfqItemKey(item))).length
  }, [items, taken])
  if (left === 0) return null
  return (
    <div className="pb-4">
      <Callout>
        An RFQ has at most {MAX_LINES} lines. {formatCount(left)} {left === 1 ? 'part stays' : 'parts stay'} on your RFQ
        list for the next.
      </Callout>
    </div>
  )
}
