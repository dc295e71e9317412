import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { Entered } from '#web/use-form.ts'
import { FIELDS } from '../../columns/column-words.ts'
import { changeImportColumns } from '../../supply.contract.ts'
import type { ImportDetail } from './use-followed-import.ts'

const isField = (text: string): text is keyof typeof FIELDS => Object.hasOwn(FIELDS, text)

const textOf = (meaning: string) => (isField(meaning) ? FIELDS[meaning] : meaning)

/** A list with a column for each parameter has hundreds; these are enough to see whether it was understood. */
const SHOWN = 16

/** Left as it was recognised. */
const KEEP = ''

/** The detected meaning of the columns, which can be corrected here. */
export function ImportColumns({ found, editable }: { found: ImportDetail; editable: boolean }) {
  const { columns, importId } = found
  if (columns.length === 0) return null
  const changed = (entered: Entered) =>
    Object.fromEntries(
      columns
        .map(({ heading }, index) => [heading, entered.text(`column${index}`)] as const)
        .filter(([, field]) => field !== KEEP),
    )
  return (
    <StaffSection title="Columns">
      <ColumnTable caption="Columns of the file" columns={columns.slice(0, SHOWN)} />
      {columns.length > SHOWN && (
        <details>
          <summary className="cursor-pointer py-2 text-sm text-ink-2">
            {columns.length - SHOWN} more {columns.length === SHOWN + 1 ? 'column' : 'columns'}
          </summary>
          <ColumnTable caption="More columns of the file" columns={columns.slice(SHOWN)} />
        </details>
      )}
      {editable && (
        <div className="pt-3">
          <ActionButton
            label="Change columns"
            size="sm"
            title="What do the columns contain?"
            description="The mapping is saved for this source. The file is read again; nothing is applied."
            confirm="Read again"
            done="The file is being read again"
            send={(entered) => callApi(changeImportColumns, { importId, mapping: changed(entered) })}
            fields={() =>
              columns.map(({ heading, meaning }, index) => (
                <Column key={heading} name={`column${index}`} heading={heading} meaning={meaning} />
              ))
            }
          />
        </div>
      )}
    </StaffSection>
  )
}

function ColumnTable({ caption, columns }: { caption: string; columns: ImportDetail['columns'] }) {
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <Th>Heading</Th>
          <Th>Read as</Th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ heading, meaning }) => (
          <tr key={heading}>
            <Td className="min-w-28 py-1.5! text-sm wrap-anywhere">{heading}</Td>
            <Td className="py-1.5! text-sm text-ink-2">{textOf(meaning)}</Td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

function Column({ name, heading, meaning }: { name: string; heading: string; meaning: string }) {
  return (
    <Field label={heading}>
      <NativeSelect name={name} defaultValue={KEEP}>
        <option value={KEEP}>As it is: {textOf(meaning)}</option>
        {Object.entries(FIELDS).map(([field, text]) => (
          <option key={field} value={field}>
            {text}
          </option>
        ))}
        <option value="parameter">A parameter of the part</option>
      </NativeSelect>
    </Field>
  )
}
