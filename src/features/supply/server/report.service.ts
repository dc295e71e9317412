import type { Db } from '#server/database/connect.ts'
import { writeCsv } from '#shared/csv/csv.ts'
import type { ImportRow } from './imports.queries.ts'
import { type LineReport, listReports } from './stage.queries.ts'

const MAX_ROWS = 200_000

export const listFirstLines = (sql: Db, importId: number, bad: boolean, limit: number): Promise<LineReport[]> =>
  listReports(sql, importId, { bad, limit, offset: 0 })

/** Bad lines and notes as a table for a spreadsheet. */
export async function writeReport(sql: Db, { importId, fileNames }: ImportRow): Promise<string> {
  const bad = await listReports(sql, importId, { bad: true, limit: MAX_ROWS, offset: 0 })
  const notes = await listReports(sql, importId, { bad: false, limit: MAX_ROWS, offset: 0 })
  const rows = [...bad, ...notes].map(({ file, line, bad: isBad, reason, content }) => [
    fileNames[file - 1] ?? '',
    line,
    isBad ? 'left out' : 'note',
    reason,
    content,
  ])
  return writeCsv([['File', 'Line', 'What', 'Reason', 'Content'], ...rows])
}
