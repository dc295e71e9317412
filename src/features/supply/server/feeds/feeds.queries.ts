import type { Db } from '#server/database/connect.ts'
import type { ImportKind } from '../../supply.contract.ts'
import type { ImportRow } from '../imports.queries.ts'

export interface FeedRow {
  feedId: number
  version: number
  sourceId: number
  source: string
  kind: ImportKind
  address: string | null
  everyMinutes: number
  appliesItself: boolean
  active: boolean
  nextAt: Date
  lastAt: Date | null
  lastSha256: string | null
  problem: string | null
  lastImport: Pick<ImportRow, 'importId' | 'status' | 'problem' | 'newCount' | 'changedCount' | 'goneCount'> | null
}

const columns = (sql: Db) => sql`
  feed_id "feedId", version, feed.source_id "sourceId", source_name "source", feed.kind, address,
  every_minutes "everyMinutes", applies_itself "appliesItself", active, next_at "nextAt", last_at "lastAt",
  last_sha256 "lastSha256", feed.problem,
  case when import_id is not null
    then json_build_object('importId', import_id, 'status', status, 'problem', supply_import.problem,
      'newCount', new_count, 'changedCount', changed_count, 'goneCount', gone_count) end "lastImport"`

const joined = (sql: Db) => sql`
  supply_feed feed join supply_source using (source_id) left join supply_import on import_id = last_import_id`

export const listFeeds = (sql: Db) => sql<FeedRow[]>`
  select ${columns(sql)} from ${joined(sql)} order by source_name, feed.kind, feed_id`

export const findFeed = (sql: Db, feedId: number) => sql<FeedRow[]>`
  select ${columns(sql)} from ${joined(sql)} where feed_id = ${feedId}`

/** Feeds whose import was started by a process that has ended. */
export const findUnfinished = (sql: Db) => sql<FeedRow[]>`
  select ${columns(sql)} from ${joined(sql)} where active and status in ('waiting', 'applying') order by feed_id limit 1`

/** Claims the feed that has been due the longest; concurrent calls get others. */
export const claimDue = (sql: Db) => sql<{ feedId: number }[]>`
  update supply_feed set last_at = now(), next_at = now() + make_interval(mins => every_minutes)
  where feed_id = (
    select feed_id from supply_feed where active and next_at <= now() order by next_at limit 1 for update skip locked)
  returning feed_id "feedId"`

export const setProblem = (sql: Db, feedId: number, problem: string | null) => sql`
  update supply_feed set problem = ${problem} where feed_id = ${feedId}`

/** The list before is not to be checked any more. */
export const setFetched = (sql: Db, feedId: number, importId: number, sha256: string) => sql`
  with replaced as (
    update supply_import set checked_at = now()
    where import_id = (select last_import_id from supply_feed where feed_id = ${feedId}) and import_id <> ${importId}
  )
  update supply_feed set last_import_id = ${importId}, last_sha256 = ${sha256}, problem = null
  where feed_id = ${feedId}`

export interface FeedInput {
  sourceId: number
  kind: ImportKind
  address: string | null
  everyMinutes: number
  appliesItself: boolean
  active: boolean
}

export const insertFeed = (sql: Db, feed: FeedInput) => sql<{ feedId: number }[]>`
  insert into supply_feed (source_id, kind, address, every_minutes, applies_itself, active)
  values (${feed.sourceId}, ${feed.kind}, ${feed.address}, ${feed.everyMinutes}, ${feed.appliesItself}, ${feed.active})
  returning feed_id "feedId"`

/** A new URL resets what is known about the last fetch. */
export const updateFeed = (sql: Db, feedId: number, version: number, feed: FeedInput) => sql<{ feedId: number }[]>`
  update supply_feed set source_id = ${feed.sourceId}, kind = ${feed.kind}, address = ${feed.address},
    every_minutes = ${feed.everyMinutes}, applies_itself = ${feed.appliesItself}, active = ${feed.active},
    next_at = now(), last_sha256 = null, problem = null, version = version + 1
  where feed_id = ${feedId} and version = ${version} returning feed_id "feedId"`

export const makeDue = (sql: Db, feedId: number) => sql<{ feedId: number }[]>`
  update supply_feed set next_at = now(), last_sha256 = null where feed_id = ${feedId} returning feed_id "feedId"`

export const deleteFeed = (sql: Db, feedId: number, version: number) => sql<{ feedId: number }[]>`
  delete from supply_feed where feed_id = ${feedId} and version = ${version} returning feed_id "feedId"`

/** Feeds that could not be fetched; their lists are imports. */
export const readQueue = (sql: Db) => sql<{ count: number; oldestAt: Date | null; oldest: string | null }[]>`
  select count(*)::int "count", min(last_at) "oldestAt", (array_agg(source_name order by last_at))[1] "oldest"
  from ${joined(sql)} where active and feed.problem is not null`
