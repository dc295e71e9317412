import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { isAppError } from '../../../shared/app-error.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Callout } from '../../../web/ui/callout.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import type { UploadedBom } from '../bom-reading.contract.ts'
import type { BomLayout, BomRole } from '../reading/bom-table.ts'
import { columnNames, mappingKey } from '../reading/detect.rules.ts'
import { interpretBom } from '../reading/interpret.rules.ts'
import { findMapping, rememberMapping } from './bom-mappings.ts'
import { openWork } from './bom-work.ts'
import { matchLines } from './match-work.ts'
import { ReadingNotes } from './reading-notes.tsx'
import { SheetPreview } from './sheet-preview.tsx'

/** What was found in the file, shown over it; everything can be put right before the parts are looked for. */
export function BomColumns({ bom, name }: { bom: UploadedBom; name: string }) {
  const navigate = useNavigate()
  const key = mappingKey(columnNames(bom.rows, bom.headerRow))
  const [layout, setLayout] = useState<BomLayout>(() => ({
    headerRow: bom.headerRow,
    firstRow: bom.firstRow,
    lastRow: bom.lastRow,
    roles: findMapping(key, bom.columns.length) ?? bom.columns.map((column) => column.role),
  }))
  const reading = useMemo(() => interpretBom(bom.rows, layout), [bom.rows, layout])
  const [done, setDone] = useState<number>()
  const [problem, setProblem] = useState<string>()

  const change = (part: Partial<BomLayout>) => setLayout((before) => ({ ...before, ...part }))
  const changeRole = (index: number, role: BomRole) =>
    change({ roles: layout.roles.map((other, place) => (place === index ? role : other)) })

  async function match() {
    setDone(0)
    setProblem(undefined)
    try {
      rememberMapping(key, layout.roles)
      const lines = await matchLines(reading.lines, setDone)
      openWork({ name, bomId: undefined, lines, boards: 1, spare: 0 })
      await navigate('/bomResult')
    } catch (error) {
      if (!isAppError(error)) throw error
      setProblem(error.message)
      setDone(undefined)
    }
  }

  const { lines } = reading
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <RowField
          label="Heading in row"
          value={layout.headerRow}
          least={0}
          onChange={(headerRow) => change({ headerRow })}
          rows={bom.rows.length}
        />
        <RowField
          label="First row"
          value={layout.firstRow}
          least={1}
          onChange={(firstRow) => change({ firstRow })}
          rows={bom.rows.length}
        />
        <RowField
          label="Last row"
          value={layout.lastRow}
          least={1}
          onChange={(lastRow) => change({ lastRow })}
          rows={bom.rows.length}
        />
        <div className="ml-auto flex items-center gap-4">
          <p aria-live="polite">
            {done === undefined
              ? `${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`
              : `${done} of ${lines.length} lines matched`}
          </p>
          <Button
            variant="primary"
            size="lg"
            loading={done !== undefined}
            disabled={lines.length === 0}
            onClick={match}
          >
            Find these parts
          </Button>
        </div>
      </div>
      <div role="alert">
        {problem && <Callout tone="bad">{problem}</Callout>}
        {lines.length === 0 && (
          <Callout tone="warn">
            No lines are found. Say which column holds the part number: choose “Part number” above it.
          </Callout>
        )}
      </div>
      <SheetPreview rows={bom.rows} layout={layout} skipped={reading.skipped} onRole={changeRole} />
      <ReadingNotes reading={reading} more={bom.warnings} />
    </div>
  )
}

type RowFieldProps = { label: string; value: number; least: number; rows: number; onChange: (row: number) => void }

/** People count from 1; 0 says that there is no heading. */
function RowField({ label, value, least, rows, onChange }: RowFieldProps) {
  return (
    <Field label={label} className="w-32">
      <TextInput
        type="number"
        mono
        min={least}
        max={rows}
        value={value + 1}
        onChange={(event) => {
          const row = Number(event.target.value)
          if (Number.isInteger(row) && row >= least && row <= rows) onChange(row - 1)
        }}
      />
    </Field>
  )
}
