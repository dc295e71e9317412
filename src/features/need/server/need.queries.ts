import type { Sql, Tx } from '../../../server/database/connect.ts'
import type { GoodsNeed } from '../need.contract.ts'

/** Nothing comes back when the number is taken. */
export const insertNeed = (sql: Sql | Tx, need: GoodsNeed & { needNo: string; accountId: number | null }) => sql<
  { needNo: string }[]
>`
  insert into goods_need (need_no, account_id, goods_model, brand_name, count, email, remark)
  values (${need.needNo}, ${need.accountId}, ${need.goodsModel}, ${need.brandName}, ${need.count}, ${need.email},
    ${need.remark})
  on conflict (need_no) do nothing
  returning need_no "needNo"`
