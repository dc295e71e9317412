import { type JobHandler, recurring } from '#server/jobs/job.ts'
import type { Db } from './connect.ts'

const EVERY_MINUTE = '* * * * *'

/** Moves what GIN indexes have collected to its place: every search reads those lists from end to end (decision 99). */
export const mergePendingEntries = (sql: Db) => sql<{ index: string; pages: number }[]>`
  select c.relname "index", gin_clean_pending_list(c.oid)::int pages
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam
  where am.amname = 'gin' and i.indisvalid and c.relnamespace = current_schema()::regnamespace
    and pg_has_role(c.relowner, 'usage')`

export const pendingEntriesHandler: JobHandler = recurring(
  'database.pending-entries',
  EVERY_MINUTE,
  async ({ sql }) => {
    await mergePendingEntries(sql)
  },
)
