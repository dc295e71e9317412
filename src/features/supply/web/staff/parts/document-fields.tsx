import { useRef } from 'react'
import type { PartDetail } from '#features/supply/staff-parts.contract.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { UploadPdf } from './file-fields.tsx'

const CAD = [
  ['cadSymbol', 'Schematic symbol'],
  ['cadFootprint', 'Footprint'],
  ['cadModel', '3D model'],
] as const

const PARTS = [
  ['mating', 'Mating parts'],
  ['accessories', 'Accessories'],
  ['boards', 'Evaluation boards'],
] as const

/** Documents, CAD files and related parts, in the format of a list. */
export function DocumentFields({ trade, editable }: { trade: PartDetail['trade']; editable: boolean }) {
  const area = useRef<HTMLTextAreaElement>(null)
  /** As a line of its own, whose kind and title can be changed. */
  function addLine(url: string, fileName: string) {
    const { current: field } = area
    if (!field) return
    const title = fileName.replace(/\.pdf$/i, '').replace(/[;|]+/g, ',')
    field.value = `${field.value.trimEnd()}\nother: ${title}; ${url}`.trimStart()
  }
  return (
    <div className="grid gap-4">
      <Field
        label="Documents"
        hint="One per line, kind first: PCN: New assembly site; 2026-03-01; en; https://…  Kinds: datasheet, PCN, PDN, errata, application note, user guide, drawing, certificate, reliability, simulation, other."
      >
        <TextArea name="documents" rows={3} maxLength={20_000} defaultValue={trade.documents} mono ref={area} />
      </Field>
      {editable && (
        <div>
          <UploadPdf label="Upload document" onSent={addLine} />
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        {CAD.map(([name, label]) => (
          <Field key={name} label={label} hint="Web address">
            <TextInput name={name} defaultValue={trade[name]} maxLength={2000} />
          </Field>
        ))}
        {PARTS.map(([name, label]) => (
          <Field key={name} label={label} hint="Separated by semicolons">
            <TextArea name={name} rows={2} maxLength={5000} defaultValue={trade[name]} mono />
          </Field>
        ))}
      </div>
    </div>
  )
}
