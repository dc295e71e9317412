import type { Db } from '../database/connect.ts'

/** False where nothing is archived. */
export const readArchiver = (db: Db) => db<{ isFailing: boolean }[]>`
  select current_setting('archive_mode') <> 'off'
    and coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) "isFailing"
  from pg_stat_archiver`
