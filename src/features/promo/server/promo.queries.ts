import type { Db, Sql } from '#server/database/connect.ts'

export const countViews = (sql: Db, flag: string, viewer: string) => sql<{ views: number }[]>`
  select views from promo_view where flag = ${flag} and viewer = ${viewer}`

export const addView = (sql: Db, flag: string, viewer: string) => sql`
  insert into promo_view as kept (flag, viewer, views) values (${flag}, ${viewer}, 1)
  on conflict (flag, viewer) do update set views = kept.views + 1, seen_at = now()`

export const deleteOldViews = (sql: Sql) => sql`delete from promo_view where seen_at < now() - interval '90 days'`
