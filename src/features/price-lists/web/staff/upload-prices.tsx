import { useState } from 'react'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FileInput } from '#web/ui/forms/file-input.tsx'
import type { Entered } from '#web/use-form.ts'
import { type FixedPricesReport, uploadFixedPrices } from '../../fixed-prices-file.contract.ts'
import type { PriceList } from '../../staff-price-lists.contract.ts'

interface Checked {
  report: FixedPricesReport
  /** What was checked: another file or choice is checked first. */
  file: File
  how: 'add' | 'replace'
}

/** Reads a file, shows what would be done, and keeps it at the second press. */
export function UploadPrices({ list: { priceListId, version, name } }: { list: PriceList }) {
  const [checked, setChecked] = useState<Checked>()

  async function send(entered: Entered) {
    const file = entered.file('file')
    if (!file) return 'stay'
    const how = entered.ticked('replace') ? 'replace' : 'add'
    const isSame = checked?.how === how && isSameFile(checked.file, file) && checked.report.problemCount === 0
    const report = await callApi(uploadFixedPrices, { priceListId, version, file, how, apply: isSame })
    setChecked(report.applied ? undefined : { report, file, how })
    return report.applied ? undefined : 'stay'
  }

  return (
    <ActionButton
      label="Upload file"
      size="sm"
      title={`Fixed prices of ${name} from a file`}
      description="CSV or XLSX with the columns Number, Manufacturer (optional), Quantity, Price and Currency; a line for each quantity. It is checked first and kept at the second press."
      confirm={checked?.report.problemCount === 0 ? 'Keep prices' : 'Check file'}
      done="Fixed prices saved"
      check={(entered) => ({ ...(!entered.file('file') && { file: 'Please choose a file.' }) })}
      send={send}
      fields={(problems) => (
        <>
          <Field label="File" error={problems.file} required>
            <FileInput name="file" accept=".csv,.tsv,.txt,.xlsx" />
          </Field>
          <Checkbox name="replace" label="Replace all: parts that are not in the file lose their fixed price" />
          <div aria-live="polite">{checked && <Report {...checked} />}</div>
        </>
      )}
    />
  )
}

const isSameFile = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

export function Report({ report, how }: Pick<Checked, 'report' | 'how'>) {
  const { lineCount, partCount, problems, problemCount } = report
  const parts = `${formatCount(partCount)} ${partCount === 1 ? 'part' : 'parts'}`
  if (problemCount === 0)
    return (
      <Callout>
        {formatCount(lineCount)} {lineCount === 1 ? 'line' : 'lines'} read: {parts} get fixed prices.
        {how === 'replace' && ' All others lose theirs.'} Nothing is changed yet.
      </Callout>
    )
  return (
    <Callout tone="bad">
      {formatCount(problemCount)} of {formatCount(lineCount)} lines cannot be used. Nothing is changed.
      <ul className="list-disc pt-1 pl-5">
        {problems.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            Line {line}: {message}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
