import type { Db } from '../database/connect.ts'
import type { StoreReading } from './store-gauges.ts'

/** False where nothing is archived. */
const readArchiver = (db: Db) => db<{ isFailing: boolean }[]>`
  select current_setting('archive_mode') <> 'off'
    and coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) "isFailing"
  from pg_stat_archiver`

/** What the database server says about the archive of its write-ahead log. */
export const archiveGauges: StoreReading<'wal_archive_failing'> = {
  gauges: {
    wal_archive_failing: { help: 'Whether the last attempt to archive a file of the write-ahead log has failed.' },
  },
  async read(sql) {
    const [archiver] = await readArchiver(sql)
    return { wal_archive_failing: [{ labels: {}, value: archiver?.isFailing ? 1 : 0 }] }
  },
}
