import type { Sql } from '../connect.ts'

/** How far a server has written its log, or on a replica: applied it. In bytes. */
export async function readPosition(sql: Sql): Promise<number> {
  const [row] = await sql<{ position: number }[]>`
    select pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end,
      '0/0')::float8 position`
  return row?.position ?? 0
}
