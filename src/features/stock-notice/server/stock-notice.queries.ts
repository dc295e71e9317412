import type { Db, Tx } from '#server/database/connect.ts'

export interface NoticedPart {
  goodsModel: string
  stockCount: number
  minBuyCount: number
  lifecycle: string
}

export const findPart = (sql: Db, goodsId: number) => sql<NoticedPart[]>`
  select model "goodsModel", stock "stockCount", min_buy_count "minBuyCount", lifecycle from goods where goods_id = ${goodsId}`

export const countOpen = (sql: Db, emailKey: string) => sql<{ count: number }[]>`
  select count(*)::int count from stock_notice where email_key = ${emailKey} and notified_at is null`

/** A repeated request opens it again; an open one stays confirmed. */
export const saveNotice = (
  sql: Db,
  notice: { goodsId: number; email: string; emailKey: string; confirmed: boolean },
) => sql`
  insert into stock_notice as kept (goods_id, email, email_key, confirmed_at)
  values (${notice.goodsId}, ${notice.email}, ${notice.emailKey}, case when ${notice.confirmed}::boolean then now() end)
  on conflict (goods_id, email_key) do update set
    confirmed_at = coalesce(case when kept.notified_at is null then kept.confirmed_at end, excluded.confirmed_at),
    notified_at = null, created_at = now()`

export const findNotice = (sql: Db, { goodsId, emailKey }: { goodsId: number; emailKey: string }) => sql<
  { email: string; secret: string; goodsModel: string; confirmed: boolean }[]
>`
  select email, secret, model "goodsModel", confirmed_at is not null confirmed
  from stock_notice join goods using (goods_id)
  where goods_id = ${goodsId} and email_key = ${emailKey} and notified_at is null`

export const confirmNotice = (sql: Db, secret: string) => sql<{ goodsModel: string }[]>`
  update stock_notice set confirmed_at = coalesce(confirmed_at, now())
  from goods where goods.goods_id = stock_notice.goods_id and secret = ${secret} returning model "goodsModel"`

export const deleteByAddress = (sql: Db, secret: string) => sql`
  delete from stock_notice where email_key = (select email_key from stock_notice where secret = ${secret}) returning notice_id`

export interface DueNotice {
  goodsId: number
  goodsModel: string
  brandName: string
  stockCount: number
  email: string
  secret: string
}

/** Notices whose part is in stock again, marked as sent in the same statement. */
export const takeDue = (tx: Tx, limit: number) => tx<DueNotice[]>`
  with due as (
    select notice_id from stock_notice n join goods g using (goods_id)
    where n.confirmed_at is not null and n.notified_at is null and g.stock >= g.min_buy_count
    order by notice_id limit ${limit} for update of n skip locked
  )
  update stock_notice n set notified_at = now()
  from due, goods g join brand b using (brand_id)
  where n.notice_id = due.notice_id and g.goods_id = n.goods_id
  returning g.goods_id "goodsId", g.model "goodsModel", b.brand_name "brandName", g.stock "stockCount", n.email, n.secret`

/** Done long ago, or never confirmed. */
export const deleteOld = (sql: Db) => sql`
  delete from stock_notice
  where notified_at < now() - interval '90 days' or (confirmed_at is null and created_at < now() - interval '30 days')`

export const listByAddress = (sql: Db, emailKey: string) => sql<
  { goodsModel: string; createdAt: Date; confirmedAt: Date | null; notifiedAt: Date | null }[]
>`
  select model "goodsModel", n.created_at "createdAt", confirmed_at "confirmedAt", notified_at "notifiedAt"
  from stock_notice n join goods using (goods_id) where email_key = ${emailKey} order by notice_id`

export const deleteAddress = (sql: Db, emailKey: string) => sql`delete from stock_notice where email_key = ${emailKey}`

/** With new secrets, so that links in mails to the old address become invalid. */
export const moveNotices = (tx: Tx, fromKey: string, to: { email: string; emailKey: string }) => tx`
  with former as (delete from stock_notice where email_key = ${fromKey} returning goods_id, confirmed_at, notified_at, created_at)
  insert into stock_notice (goods_id, email, email_key, confirmed_at, created_at)
  select goods_id, ${to.email}, ${to.emailKey}, confirmed_at, created_at from former
  where confirmed_at is not null and notified_at is null
  on conflict (goods_id, email_key) do nothing`
