import type { Db, Sql } from '#server/database/connect.ts'

export interface WaitingPicture {
  pictureId: string
  address: string
  host: string
}

/** Nothing is noted while too many wait, of all hosts or of this one, or for a while after a failure. Returns what is new. */
export const noteWanted = (
  sql: Db,
  { pictureId, address, host }: WaitingPicture,
  { maxWaiting, maxPerHost, retryMinutes }: { maxWaiting: number; maxPerHost: number; retryMinutes: number },
) => sql<{ pictureId: string }[]>`
  insert into outside_picture as known (picture_id, address, host)
  select ${pictureId}, ${address}, ${host}
  where (select count(*) from outside_picture where state = 'waiting') < ${maxWaiting}
    and (select count(*) from outside_picture where state = 'waiting' and host = ${host}) < ${maxPerHost}
  on conflict (picture_id) do update set state = 'waiting', since = now(), bytes = 0
    where known.state <> 'waiting' and known.since < now() - make_interval(mins => ${retryMinutes})
  returning picture_id "pictureId"`

/** The oldest of every host. */
export const listWaiting = (sql: Sql, perHost: number) => sql<WaitingPicture[]>`
  select picture_id "pictureId", address, host
  from (select *, row_number() over (partition by host order by since) place from outside_picture where state = 'waiting') w
  where place <= ${perHost} order by since`

export const countWaiting = (sql: Sql) => sql<{ count: number }[]>`
  select count(*)::int count from outside_picture where state = 'waiting'`

export const sumKept = (sql: Sql) => sql<{ bytes: number }[]>`
  select coalesce(sum(bytes), 0)::float8 bytes from outside_picture where state = 'kept'`

export const noteKept = (sql: Sql, pictureId: string, bytes: number) => sql`
  update outside_picture set state = 'kept', bytes = ${bytes}, problem = '', since = now() where picture_id = ${pictureId}`

export const noteFailed = (sql: Sql, pictureIds: readonly string[], problem: string) => sql`
  update outside_picture set state = 'failed', bytes = 0, problem = ${problem}, since = now()
  where picture_id = any(${pictureIds}::text[])`

export const listOldestKept = (sql: Sql, limit: number, days = 0) => sql<{ pictureId: string; bytes: number }[]>`
  select picture_id "pictureId", bytes from outside_picture
  where state = 'kept' and since <= now() - make_interval(days => ${days}) order by since limit ${limit}`

/** Hosts are asked in the order in which their pictures wait. */
export const putOff = (sql: Sql, host: string) => sql`
  update outside_picture set since = now() where state = 'waiting' and host = ${host}`

export const deletePictures = (sql: Sql, pictureIds: readonly string[]) => sql`
  delete from outside_picture where picture_id = any(${pictureIds}::text[])`

export const deleteOldFailures = (sql: Sql, days: number) => sql`
  delete from outside_picture where state = 'failed' and since < now() - make_interval(days => ${days})`
