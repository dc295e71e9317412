import { type ExaminedStore, type Finding, good, warning } from './finding.ts'

/** For the worker, commands and backups. */
const OTHERS = 10

/** Of the processes of one service; others, and other hosts, need as many each. */
export async function checkConnections({
  config: { processes, databasePool },
  sql,
}: ExaminedStore): Promise<Finding[]> {
  const [row] = await sql<{ most: number }[]>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int most`
  const most = row?.most ?? 0
  const needed = processes * databasePool + OTHERS
  const says = `A service with these settings needs up to ${needed} connections, and the database allows ${most} to all.`
  return [needed > most ? warning(says, 'Raise max_connections, or lower PROCESSES or DATABASE_POOL.') : good(says)]
}
