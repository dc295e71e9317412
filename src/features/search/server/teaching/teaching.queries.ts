import type { Assignee } from '#features/staff/assignee.rules.ts'
import { assignedTo } from '#features/staff/server/assigned-to.service.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { MISS_STATES } from '../../staff-search.contract.ts'

export type MissState = (typeof MISS_STATES)[number]

export interface MissRow {
  query: string
  times: number
  lastOn: string
  answer: 'synonym' | 'maker' | 'to_order' | 'not_offered' | null
  detail: string
  who: string
  answeredAt: Date | null
}

export interface MissFilter {
  state: MissState
  /** The last days, unless `from` and `to` are given. */
  days: number
  from?: string | undefined
  to?: string | undefined
  /** Only those assigned to this account; null: unassigned ones. */
  assignee?: Assignee
}

const inState = (sql: Db, state: MissState) =>
  state === 'all'
    ? sql`true`
    : state === 'open'
      ? sql`answer is null`
      : state === 'taught'
        ? sql`answer in ('synonym', 'maker')`
        : sql`answer = ${state}`

const misses = (sql: Db, { state, days, from, to, assignee }: MissFilter) => sql`
  (select query, sum(times)::int times, max(searched_on) last_on from search_miss
   where ${from && to ? sql`searched_on between ${from}::date and ${to}::date` : sql`searched_on > current_date - ${days}::int`}
   group by query) missed
  left join search_answer using (query)
  where ${inState(sql, state)} and ${assignedTo(sql, 'search', sql`query`, assignee)}`

export const listMisses = (sql: Db, filter: MissFilter, limit: number, offset: number) => sql<MissRow[]>`
  select query, times, last_on::text "lastOn", answer, coalesce(detail, '') detail, coalesce(who, '') who, at "answeredAt"
  from ${misses(sql, filter)} order by times desc, last_on desc, query limit ${limit} offset ${offset}`

export async function countMisses(sql: Db, filter: MissFilter): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int count from ${misses(sql, filter)}`
  return row?.count ?? 0
}

export const saveAnswer = (tx: Tx, given: { query: string; answer: string; detail: string; who: string }) => tx`
  insert into search_answer (query, answer, detail, who) values (${given.query}, ${given.answer}, ${given.detail}, ${given.who})
  on conflict (query) do update set answer = excluded.answer, detail = excluded.detail, who = excluded.who, at = clock_timestamp()`

export const deleteAnswer = (tx: Tx, query: string) => tx<{ query: string }[]>`
  delete from search_answer where query = ${query} returning query`

/** Built-in words stay built-in. */
export const insertSynonym = (tx: Tx, { phrase, meaning, who }: { phrase: string; meaning: string; who: string }) => tx<
  { phrase: string }[]
>`
  insert into search_synonym (phrase, meaning, taught_by, taught_at) values (${phrase}, ${meaning}, ${who}, clock_timestamp())
  on conflict do nothing returning phrase`

export const deleteSynonym = (tx: Tx, phrase: string, meaning: string) => tx<{ phrase: string }[]>`
  delete from search_synonym where phrase = ${phrase} and meaning = ${meaning} and taught_by is not null returning phrase`

export interface WordRow {
  phrase: string
  meaning: string
  who: string
  at: Date
}

export const listWords = (sql: Db, limit: number, offset: number) => sql<WordRow[]>`
  select phrase, meaning, taught_by who, taught_at at from search_synonym
  where taught_by is not null order by taught_at desc, phrase limit ${limit} offset ${offset}`

export async function countWords(sql: Db): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int count from search_synonym where taught_by is not null`
  return row?.count ?? 0
}
