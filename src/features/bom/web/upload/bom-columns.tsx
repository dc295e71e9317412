import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { isAppError } from '#shared/app-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { MAX_LINES } from '../../bom.rules.ts'
import type { UploadedBom } from '../../bom-reading.contract.ts'
import { aboutTheWhole } from '../../reading/about-the-whole.rules.ts'
import { type BomLayout, type BomReading, type BomRole, mayRepeat, type ReadWarning } from '../../reading/bom-table.ts'
import { columnNames, detectLayout, mappingKey } from '../../reading/detect.rules.ts'
import { interpretBom } from '../../reading/interpret.rules.ts'
import { openWork } from '../result/bom-work.ts'
import { matchLines, ONE_BOARD } from '../result/match-work.ts'
import { deleteMapping, findMapping, rememberMapping } from './bom-mappings.ts'
import { ColumnSummary } from './column-summary.tsx'
import type { ReadBom } from './read-file.ts'
import { ReadingNotes } from './reading-notes.tsx'
import { SheetLayout } from './sheet-layout.tsx'
import { SheetPreview } from './sheet-preview.tsx'

type BomColumnsProps = { read: ReadBom; onRead: (read: ReadBom) => void }

/** What was found in the file, shown over it; everything can be put right before the parts are looked for. */
export function BomColumns({ read, onRead }: BomColumnsProps) {
  const { bom, name } = read
  const navigate = useNavigate()
  const keyOf = (headerRow: number) => mappingKey(columnNames(bom.rows, headerRow))
  const [found] = useState<BomLayout>(() => ({ ...bom, roles: bom.columns.map((column) => column.role) }))
  const [remembered, setRemembered] = useState(() => findMapping(keyOf(bom.headerRow), found.roles))
  const [layout, setLayout] = useState<BomLayout>(remembered ? { ...found, roles: remembered } : found)
  const reading = useMemo(() => (layout === found ? asRead(bom) : interpretBom(bom.rows, layout)), [bom, layout, found])
  const [done, setDone] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const { lines } = reading
  const tooMany = lines.length > MAX_LINES

  /** Another heading means other columns: what they are is found anew. */
  const changeHeader = (headerRow: number) => setLayout(detectLayout(bom.rows, { headerRow }))
  const changeRole = (index: number, role: BomRole) =>
    setLayout({ ...layout, roles: layout.roles.map((other, place) => (place === index ? role : other)) })

  /** From the summary: the column gets the role, and whichever had it before loses it if only one may have it. */
  const giveRole = (role: BomRole, index: number | undefined) =>
    setLayout({
      ...layout,
      roles: layout.roles.map((other, place) => {
        if (place === index) return role
        return other === role && (index === undefined || !mayRepeat(role)) ? 'other' : other
      }),
    })

  function forget() {
    deleteMapping(keyOf(bom.headerRow))
    setRemembered(undefined)
    setLayout(found)
  }

  async function match() {
    setDone(0)
    setProblem(undefined)
    try {
      rememberMapping(keyOf(layout.headerRow), layout.roles)
      openWork({ name, bomId: undefined, lines: await matchLines(lines, setDone), ...ONE_BOARD })
      await navigate('/bomResult')
    } catch (error) {
      if (!isAppError(error)) throw error
      setProblem(error.message)
      setDone(undefined)
    }
  }

  return (
    <div className="grid min-w-0 gap-5 *:min-w-0">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <SheetLayout
          read={read}
          layout={layout}
          onRead={onRead}
          onHeader={changeHeader}
          onRows={(rows) => setLayout({ ...layout, ...rows })}
        />
        <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full max-sm:justify-between">
          <p role="status">
            {done === undefined ? (
              <>
                <Count value={lines.length} /> {lines.length === 1 ? 'line' : 'lines'}
              </>
            ) : (
              <>
                <Count value={done} /> of <Count value={lines.length} /> lines searched
              </>
            )}
          </p>
          <Button
            variant="primary"
            size="lg"
            loading={done !== undefined}
            disabled={lines.length === 0 || tooMany}
            onClick={match}
          >
            Find these parts
          </Button>
        </div>
      </div>
      <div role="alert" className="grid gap-2 empty:hidden">
        {problem && <Callout tone="bad">{problem}</Callout>}
        {lines.length === 0 && (
          <Callout tone="warn">No lines were found. Choose the column that holds the part number.</Callout>
        )}
        {tooMany && (
          <Callout tone="warn">
            A bill of materials has at most <Count value={MAX_LINES} /> lines. Please choose an earlier last row.
          </Callout>
        )}
      </div>
      {remembered && (
        <Callout>
          These columns are mapped as you chose the last time a file had these headings.{' '}
          <button type="button" className="font-medium text-link underline underline-offset-2" onClick={forget}>
            Detect them again
          </button>
        </Callout>
      )}
      <ColumnSummary
        names={columnNames(bom.rows, layout.headerRow)}
        layout={layout}
        onRole={giveRole}
        onDecimalSign={(decimalSign) => setLayout({ ...layout, decimalSign })}
        asksCounts={lines.some(({ questions }) => questions.some(({ choices }) => choices.length > 1))}
      />
      <ReadingNotes reading={reading} whole={[...aboutTheFile(bom, found), ...aboutTheWhole(layout, lines.length)]} />
      <SheetPreview rows={bom.rows} layout={layout} skipped={reading.skipped} onRole={changeRole} />
    </div>
  )
}

/** As long as nothing is changed, the lines are those that came with the file. */
const asRead = ({ lines, skipped, warnings }: UploadedBom): BomReading => ({
  lines,
  skipped,
  warnings: warnings.filter(({ row }) => row !== null),
})

/** What holds however the columns are understood: hidden sheets, merged cells. */
function aboutTheFile({ warnings, lines }: UploadedBom, found: BomLayout): ReadWarning[] {
  const ofTheLayout = new Set(aboutTheWhole(found, lines.length).map(({ text }) => text))
  return warnings.filter(({ row, text }) => row === null && !ofTheLayout.has(text))
}
