import { implement } from '../../../server/api/implement.ts'
import { retrieveGoods, searchGoods } from '../search.contract.ts'
import { findGoods, suggestGoods } from './search.service.ts'

export const searchApi = [
  implement(searchGoods, ({ sql }, input) => findGoods(sql, input)),
  implement(retrieveGoods, async ({ sql }, { goodsModel, limit }) => ({
    list: await suggestGoods(sql, goodsModel, limit),
  })),
]
