import { showError } from '#web/errors/show-error.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { NumberField } from '#web/ui/forms/number-field.tsx'
import { useMutation } from '#web/use-mutation.ts'
import type { BomLayout } from '../../reading/bom-table.ts'
import type { ReadBom } from './read-file.ts'

type SheetLayoutProps = {
  read: ReadBom
  layout: BomLayout
  onSheet: (name: string) => Promise<void>
  onHeader: (headerRow: number) => void
  onRows: (rows: Partial<Pick<BomLayout, 'firstRow' | 'lastRow'>>) => void
}

/** Where in the file the lines are: which sheet, which rows. */
export function SheetLayout({ read, layout, onSheet, onHeader, onRows }: SheetLayoutProps) {
  const { sheets, rows } = read.bom
  const { busy, run } = useMutation(onSheet, { onRefusal: showError })

  return (
    <>
      {sheets.names.length > 1 && (
        <Field label="Sheet" className="w-44">
          <NativeSelect disabled={busy} value={sheets.chosen ?? ''} onChange={(event) => run(event.target.value)}>
            {sheets.names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </NativeSelect>
        </Field>
      )}
      {/* Counted from 1; 0 means that there is no heading. */}
      <RowField label="Heading in row" value={layout.headerRow} min={0} max={rows.length} onChange={onHeader} />
      <RowField
        label="First row"
        value={layout.firstRow}
        min={1}
        max={layout.lastRow + 1}
        onChange={(firstRow) => onRows({ firstRow })}
      />
      <RowField
        label="Last row"
        value={layout.lastRow}
        min={layout.firstRow + 1}
        max={rows.length}
        onChange={(lastRow) => onRows({ lastRow })}
      />
    </>
  )
}

type RowFieldProps = { label: string; value: number; min: number; max: number; onChange: (row: number) => void }

function RowField({ label, value, min, max, onChange }: RowFieldProps) {
  return (
    <Field label={label} className="w-34 max-sm:w-[calc(50%-0.375rem)]">
      <NumberField value={value + 1} min={min} max={max} onValueChange={(row) => onChange(row - 1)} />
    </Field>
  )
}
