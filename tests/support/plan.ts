import { inTransaction, type Sql, type Statement, type Tx } from '#server/database/connect.ts'
import { compile } from '#server/database/driver/statement.ts'

/**
 * Explains a statement of the store. The test catalogue is so small that a sequential scan is fastest,
 * so it is disabled: a plan that still has one has no index. The same goes for other named node types,
 * where the choice depends on how many rows earlier tests have left.
 */
export const planOf = (sql: Sql, query: (tx: Tx) => Promise<unknown>, ...dear: 'sort'[]): Promise<string> =>
  inTransaction(sql, async (tx) => {
    for (const way of ['seqscan', ...dear]) await tx.unsafe(`set local enable_${way} = off`)
    const { text: statement } = compile(query(tx) as Statement) // not run: its rows do not matter
    // As the store has it planned: once for all values.
    const rows = await tx.unsafe(`explain (generic_plan) ${statement}`)
    return rows.map((row) => Object.values(row)[0]).join('\n')
  })
