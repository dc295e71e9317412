import type { Db, Tx } from '#server/database/connect.ts'
import type { Source } from './summary-columns.ts'

const searchSums = (sql: Db, misses: Source) => sql`
  select searched_on as day, count(*)::int query_count, sum(times)::int times from ${misses} misses group by 1`

/** Counts the newest days again; all of them the first time. Only searches of today are added. */
export const foldSearches = (tx: Tx) => tx`
  insert into figure_search_day (day, query_count, times) ${searchSums(
    tx,
    tx`(select * from search_miss where searched_on >= coalesce((select max(day) - 1 from figure_search_day), '-infinity'))`,
  )}
  on conflict (day) do update set query_count = excluded.query_count, times = excluded.times`

export const allSearchSums = (sql: Db) => searchSums(sql, sql`search_miss`)

export interface SearchDayRow {
  day: string
  queryCount: number
  times: number
}

export const listSearchDays = (sql: Db, from: string, to: string) => sql<SearchDayRow[]>`
  select day::text, query_count "queryCount", times from figure_search_day
  where day between ${from}::date and ${to}::date order by day`
