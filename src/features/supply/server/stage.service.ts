import { inTransaction, type Sql } from '#server/database/connect.ts'
import { copyRows } from '#server/database/copy.ts'
import { LineBuffer } from '#server/database/line-buffer.ts'
import { type Read, type Reading, readFiles } from './read-files.service.ts'
import * as queries from './stage.queries.ts'
import { STAGE_COLUMNS, stageLine } from './stage-line.ts'

/** Reads, checks and stages all files. */
export function stageFiles(sql: Sql, reading: Omit<Reading, 'db' | 'write' | 'use'>): Promise<Read> {
  const lines = new LineBuffer()
  async function* piecesOf(batches: AsyncIterable<void>): AsyncGenerator<Buffer> {
    for await (const _ of batches) if (lines.length > 0) yield lines.take()
  }
  return readFiles({
    ...reading,
    db: sql,
    write: (row, place) => lines.add(stageLine(row, place)),
    use: (batches) =>
      inTransaction(
        sql,
        async (tx) => {
          await queries.createStage(tx, reading.importId)
          await copyRows(tx, queries.stageTable(reading.importId), STAGE_COLUMNS, piecesOf(batches))
        },
        { unlimited: true },
      ),
  })
}
