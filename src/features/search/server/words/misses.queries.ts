import type { Db } from '#server/database/connect.ts'

export const countMissesToday = (sql: Db) => sql<{ count: number }[]>`
  select count(*)::int count from search_miss where searched_on = current_date`

/** Of the last week, the ones searched for most often first. */
export const listMisses = (sql: Db, limit: number) => sql<{ query: string; times: number }[]>`
  select query, sum(times)::int times from search_miss where searched_on > current_date - 7
  group by query order by sum(times) desc, query limit ${limit}`
