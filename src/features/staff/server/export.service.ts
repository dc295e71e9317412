import { writeTableFile } from '#server/sheets/write-table-file.ts'
import type { TableCell } from '#shared/csv/csv.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import type { ExportedListName } from '../staff-export.contract.ts'

const MAX_ROWS = 10_000
const PAGE_SIZE = 100

/** A list of some feature as a table; the app lists them all. */
export interface ExportedList {
  /** Reads one page with the rights of the caller. Lists without pages ignore the page. */
  read: (filter: Record<string, unknown>) => Promise<{ list: unknown[]; totalCount?: number | undefined }>
  columns: ReadonlyArray<{ heading: string; cell: (row: never) => TableCell }>
}

async function readRows({ read }: ExportedList, filter: Record<string, unknown>): Promise<unknown[]> {
  const rows: unknown[] = []
  for (let pageNumber = 1; rows.length < MAX_ROWS; pageNumber += 1) {
    const { list, totalCount } = await read({ ...filter, pageNumber, pageSize: PAGE_SIZE })
    rows.push(...list)
    if (totalCount === undefined || list.length < PAGE_SIZE) break
  }
  return rows.slice(0, MAX_ROWS)
}

export async function exportList(
  exported: ExportedList,
  { list, format, filter }: { list: ExportedListName; format: 'csv' | 'xlsx'; filter: Record<string, unknown> },
): Promise<FileAnswer> {
  const { columns } = exported
  const rows = await readRows(exported, filter)
  const table: TableCell[][] = [
    columns.map(({ heading }) => heading),
    // The columns were declared together with the endpoint whose rows these are.
    ...rows.map((row) => columns.map(({ cell }) => cell(row as never))),
  ]
  return writeTableFile({ name: list, rows: table, format, saveAs: `${list}.${format}` })
}
