import { useState } from 'react'
import { MAX_SPARE } from '#features/bom/bom.rules.ts'
import type { BomLine } from '#features/bom/bom-matching.contract.ts'
import { EMPTY_LINE } from '#features/bom/empty-line.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { useMutation } from '#web/use-mutation.ts'
import type { WorkLine } from '../bom-work.ts'
import { matchOne } from '../match-work.ts'

type LineEditorProps = {
  /** Undefined: a new line. */
  work: WorkLine | undefined
  name: string
  onSaved: (work: WorkLine) => void
  onDeleted?: () => void
  onClosed: () => void
}

const TEXTS = [
  ['model', 'Part number'],
  ['brandName', 'Manufacturer'],
  ['description', 'Description or value'],
  ['package', 'Package'],
  ['ref', 'References'],
  ['ownNumber', 'Your part number'],
  ['customerRef', 'Your reference'],
] as const

const isSearchedBy = ['model', 'brandName', 'description', 'package'] as const

function readLine(form: FormData, { spare: _, ...before }: BomLine): { line: BomLine } | { problem: string } {
  const text = (field: string) => String(form.get(field) ?? '').trim()
  const count = Number(text('count'))
  const spare = text('spare') === '' ? undefined : Number(text('spare'))
  if (!/^\d{1,7}$/.test(text('count')) || count < 1) return { problem: 'Please enter a whole quantity of at least 1.' }
  if (spare !== undefined && !(spare >= 0 && spare <= MAX_SPARE))
    return { problem: `Attrition is a number from 0 to ${MAX_SPARE} percent.` }
  if (text('model') === '' && text('description') === '')
    return { problem: 'Please enter a part number or a description.' }
  const line: BomLine = {
    ...before,
    ...Object.fromEntries(TEXTS.map(([field]) => [field, text(field).slice(0, 200)])),
    count,
    ...(spare !== undefined && { spare }),
    fitted: form.has('fitted'),
    questions: [],
  }
  return { line }
}

/** All fields of a line. A changed number or description is matched again; other changes keep the part. */
export function LineEditor({ work, name, onSaved, onDeleted, onClosed }: LineEditorProps) {
  const [problem, setProblem] = useState<string>()
  const { busy, run } = useMutation(match, { onRefusal: (refusal) => setProblem(refusal.message) })

  async function match(line: BomLine) {
    onSaved(await matchOne(line))
  }

  function save(form: FormData) {
    const entered = readLine(form, work?.line ?? EMPTY_LINE)
    if ('problem' in entered) return setProblem(entered.problem)
    const { line } = entered
    const isOther = !work || isSearchedBy.some((field) => line[field] !== work.line[field])
    return isOther ? run(line) : onSaved({ line, found: work.found })
  }

  return (
    <form
      noValidate
      aria-label={`Edit ${name}`}
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
      className="grid gap-3 rounded-md border border-line bg-wash p-3 sm:grid-cols-2 lg:grid-cols-3"
    >
      {TEXTS.map(([field, label]) => (
        <Field key={field} label={label}>
          <TextInput
            name={field}
            size="sm"
            mono={field === 'model'}
            autoComplete="off"
            maxLength={field === 'ref' ? 4000 : field === 'ownNumber' || field === 'customerRef' ? 60 : 200}
            defaultValue={work?.line[field] ?? ''}
          />
        </Field>
      ))}
      <Field label="Quantity per board">
        <TextInput name="count" size="sm" inputMode="numeric" defaultValue={work?.line.count || ''} />
      </Field>
      <Field label="Attrition, %" hint="Empty: as for the whole BOM.">
        <TextInput name="spare" size="sm" inputMode="decimal" defaultValue={work?.line.spare ?? ''} />
      </Field>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2 lg:col-span-3">
        <Checkbox name="fitted" label="Fitted" defaultChecked={work?.line.fitted ?? true} />
        <Button type="submit" size="sm" variant="primary" loading={busy}>
          {work ? 'Save line' : 'Add line'}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClosed}>
          Cancel
        </Button>
        {onDeleted && (
          <Button size="sm" variant="quiet" className="ml-auto" onClick={onDeleted}>
            Delete line
          </Button>
        )}
      </div>
      <p role="alert" className="text-sm text-bad sm:col-span-2 lg:col-span-3 empty:hidden">
        {problem}
      </p>
    </form>
  )
}
