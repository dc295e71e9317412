import type { Db, Sql } from '#server/database/connect.ts'

export const countViews = (sql: Db, flag: string, viewer: string) => sql<{ views: number }[]>`
  select views from promo_view where flag = ${flag} and viewer = ${viewer}`

export const addView = (sql: Db, flag: string, viewer: string) => sql`
  insert into promo_view as kept (flag, viewer, views) values (${flag}, ${viewer}, 1)
  on conflict (flag, viewer) do update set views = kept.views + 1, seen_at = now()`

export const deleteOldViews = (sql: Sql) => sql`delete from promo_view where seen_at < now() - interval '90 days'`

/** Files of the shop that banners and the film show, those that are off included. */
export const listFilesShown = (sql: Db) => sql<{ resourceId: string }[]>`
  select distinct substring(address from '/resource/([0-9a-f]{32})$') "resourceId" from (
    select picture address from banner union all select poster from promo_film union all select video from promo_film) shown
  where address ~ '/resource/[0-9a-f]{32}$'`
