import type { PendingQuery, Row } from 'postgres'
import { inTransaction, type Sql, type Tx } from '../../src/server/database/connect.ts'

/**
 * How PostgreSQL would run a statement of the store. The test catalogue is so small that reading all of it is quickest,
 * so that way is made dear: a plan that still takes it has no other.
 */
export const planOf = (sql: Sql, query: (tx: Tx) => Promise<unknown>): Promise<string> =>
  inTransaction(sql, async (tx) => {
    await tx`set local enable_seqscan = off`
    // A statement that nobody waits for is not run but put in where it stands; its rows do not matter.
    const rows = await tx`explain ${query(tx) as PendingQuery<Row[]>}`
    return rows.map((row) => Object.values(row)[0]).join('\n')
  })
