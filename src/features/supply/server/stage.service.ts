import { inTransaction, type Sql } from '#server/database/connect.ts'
import { copyRows } from '#server/database/copy.ts'
import { type Read, type Reading, readFiles } from './read-files.service.ts'
import * as queries from './stage.queries.ts'
import { STAGE_COLUMNS, stageLine } from './stage-line.ts'

/** Reads, checks and stages all files. */
export const stageFiles = (sql: Sql, reading: Omit<Reading, 'db' | 'write' | 'use'>): Promise<Read> =>
  readFiles({
    ...reading,
    db: sql,
    write: stageLine,
    use: (pieces) =>
      inTransaction(
        sql,
        async (tx) => {
          await queries.createStage(tx, reading.importId)
          await copyRows(tx, queries.stageTable(reading.importId), STAGE_COLUMNS, pieces)
        },
        { unlimited: true },
      ),
  })
