import type { Db } from '#server/database/connect.ts'
import type { GoodsNeed } from '../need.contract.ts'

/** No row when the number is taken. */
export const insertNeed = (sql: Db, need: GoodsNeed & { needNo: string; accountId: number | null }) => sql<
  { needNo: string }[]
>`
  insert into goods_need (need_no, account_id, goods_model, brand_name, count, email, remark)
  values (${need.needNo}, ${need.accountId}, ${need.goodsModel}, ${need.brandName}, ${need.count}, ${need.email},
    ${need.remark})
  on conflict (need_no) do nothing
  returning need_no "needNo"`

const ofSender = (sql: Db, { accountId, email }: { accountId: number; email: string }) =>
  sql`(account_id = ${accountId} or (account_id is null and lower(email) = lower(${email})))`

export const listNeedsOf = (sql: Db, sender: { accountId: number; email: string }) => sql<
  { needNo: string; goodsModel: string; brandName: string; count: number; email: string; remark: string }[]
>`
  select need_no "needNo", goods_model "goodsModel", brand_name "brandName", count, email, remark
  from goods_need where ${ofSender(sql, sender)} order by need_id`

/** The request for a part is kept; the sender is removed. */
export const anonymiseNeedsOf = (sql: Db, sender: { accountId: number; email: string }) => sql`
  update goods_need set email = '', remark = '' where ${ofSender(sql, sender)}`

export const anonymiseOldNeeds = (sql: Db) => sql`
  update goods_need set email = '', remark = '', account_id = null
  where created_at < now() - interval '3 years' and (email, remark) <> ('', '')`
