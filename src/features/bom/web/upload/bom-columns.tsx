import { useMemo, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import type { AppError } from '#shared/app-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { MAX_LINES } from '../../bom.rules.ts'
import type { UploadedBom } from '../../bom-reading.contract.ts'
import { aboutTheWhole } from '../../reading/about-the-whole.rules.ts'
import type { BomLayout, LineQuestion, ReadWarning } from '../../reading/bom-table.ts'
import { columnNames, detectLayout } from '../../reading/detect.rules.ts'
import { openWork } from '../result/bom-work.ts'
import { matchLines, ONE_BOARD } from '../result/match-work.ts'
import { deleteMapping, rememberMapping } from './bom-mappings.ts'
import { ColumnSummary } from './column-summary.tsx'
import { MoreSheets } from './more-sheets.tsx'
import {
  linesTogether,
  mappingKeyOf,
  nameOfSheet,
  type OpenSheet,
  openSheet,
  readingOf,
  withColumn,
  withRole,
} from './open-sheet.ts'
import { readBomFile } from './read-file.ts'
import { ReadingNotes } from './reading-notes.tsx'
import { SheetLayout } from './sheet-layout.tsx'
import { SheetPreview } from './sheet-preview.tsx'

const RESULT_PAGE = '/bomResult'

type BomColumnsProps = {
  sheet: OpenSheet
  /** Further sheets of the workbook whose lines are taken together with these. */
  others: OpenSheet[]
  onOthers: (others: OpenSheet[]) => void
  /** Shows another sheet; `before` stays among the others if the new one was among them. */
  onShow: (sheet: OpenSheet, before: OpenSheet) => void
}

/** The detected layout above a preview of the file; everything can be corrected before matching. */
export function BomColumns({ sheet, others, onOthers, onShow }: BomColumnsProps) {
  const { read, found } = sheet
  const { bom, name } = read
  const navigate = useNavigate()
  const [isRemembered, setRemembered] = useState(sheet.isRemembered)
  const [layout, setLayout] = useState(sheet.layout)
  const shown = useMemo(() => ({ read, found, layout, isRemembered }), [read, found, layout, isRemembered])
  const reading = useMemo(() => readingOf(shown), [shown])
  const [done, setDone] = useState(0)
  const { busy, refusal, run } = useMutation(match)
  const lines = useMemo(() => linesTogether([shown, ...others]), [shown, others])
  const names = columnNames(bom.rows, layout.headerRow)

  /** Another heading row: the columns are detected again. */
  const changeHeader = (headerRow: number) => setLayout(detectLayout(bom.rows, { headerRow }))

  function resetMapping() {
    deleteMapping(mappingKeyOf(read, found))
    setRemembered(false)
    setLayout(found)
  }

  /** One that is among the others is shown as it was left. */
  async function show(sheetName: string) {
    const kept = others.find((other) => nameOfSheet(other) === sheetName)
    onShow(kept ?? openSheet(await readBomFile(read.file, name, sheetName)), shown)
  }

  async function match() {
    setDone(0)
    for (const one of [shown, ...others]) rememberMapping(mappingKeyOf(one.read, one.layout), one.layout.roles)
    openWork({ name, bomId: undefined, lines: await matchLines(lines, setDone), ...ONE_BOARD })
    await navigate(RESULT_PAGE)
  }

  return (
    <div className="grid min-w-0 gap-5 *:min-w-0">
      <PrefetchPageLinks page={RESULT_PAGE} />
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <SheetLayout
          read={read}
          layout={layout}
          onSheet={show}
          onHeader={changeHeader}
          onRows={(rows) => setLayout({ ...layout, ...rows })}
        />
        <MatchBar count={lines.length} sheets={others.length + 1} searched={busy ? done : undefined} onMatch={run} />
      </div>
      <MoreSheets read={read} others={others} onOthers={onOthers} />
      <MatchProblems refusal={refusal} count={lines.length} />
      {isRemembered && <RememberedColumnsNote onReset={resetMapping} />}
      <ColumnSummary
        names={names}
        layout={layout}
        onRole={(role, index) => setLayout(withColumn(layout, role, index))}
        onDecimalSign={(decimalSign) => setLayout({ ...layout, decimalSign })}
        asksCounts={reading.lines.some(({ questions }) => questions.some(isAboutDecimalSign))}
      />
      <ReadingNotes
        reading={reading}
        whole={[...aboutTheFile(bom, found), ...aboutTheWhole(layout, reading.lines.length, names)]}
      />
      <SheetPreview
        rows={bom.rows}
        layout={layout}
        skipped={reading.skipped}
        onRole={(index, role) => setLayout(withRole(layout, index, role))}
      />
    </div>
  )
}

/** Notes that do not depend on the columns: hidden sheets, merged cells. */
function aboutTheFile({ warnings, lines, rows }: UploadedBom, found: BomLayout): ReadWarning[] {
  const names = columnNames(rows, found.headerRow)
  const ofTheLayout = new Set(aboutTheWhole(found, lines.length, names).map(({ text }) => text))
  return warnings.filter(({ row, text }) => row === null && !ofTheLayout.has(text))
}

/** "1.000", not how many are in all assemblies. */
const isAboutDecimalSign = ({ written, choices }: LineQuestion) =>
  choices.length > 1 && /^\D*\d+[.,]\d{3}(?!\d)/.test(written)

function MatchBar({ onMatch, ...counts }: LineCountProps & { onMatch: () => void }) {
  return (
    <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full max-sm:justify-between">
      <LineCount {...counts} />
      <Button
        variant="primary"
        size="lg"
        loading={counts.searched !== undefined}
        disabled={counts.count === 0 || counts.count > MAX_LINES}
        onClick={onMatch}
      >
        Find these parts
      </Button>
    </div>
  )
}

type LineCountProps = { count: number; sheets: number; searched: number | undefined }

function LineCount({ count, sheets, searched }: LineCountProps) {
  return (
    <p role="status">
      {searched === undefined ? (
        <>
          <Count value={count} /> {count === 1 ? 'line' : 'lines'}
          {sheets > 1 && ` from ${sheets} sheets`}
        </>
      ) : (
        <>
          <Count value={searched} /> of <Count value={count} /> lines searched
        </>
      )}
    </p>
  )
}

function MatchProblems({ refusal, count }: { refusal: AppError | undefined; count: number }) {
  return (
    <div role="alert" className="grid gap-2 empty:hidden">
      {refusal && <Callout tone="bad">{refusal.message}</Callout>}
      {count === 0 && <Callout tone="warn">No lines were found. Choose the column that holds the part number.</Callout>}
      {count > MAX_LINES && (
        <Callout tone="warn">
          A bill of materials has at most <Count value={MAX_LINES} /> lines. Please choose a smaller last row.
        </Callout>
      )}
    </div>
  )
}

function RememberedColumnsNote({ onReset }: { onReset: () => void }) {
  return (
    <Callout>
      These columns are mapped as you chose the last time a file had these headings.{' '}
      <button type="button" className="font-medium text-link underline underline-offset-2" onClick={onReset}>
        Detect them again
      </button>
    </Callout>
  )
}
