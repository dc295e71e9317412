import { implement } from '../../../server/api/implement.ts'
import { indexGoods, retrieveGoods, searchGoods } from '../search.contract.ts'
import { listByInitial, suggestGoods } from './index.service.ts'
import { searchAndNote } from './search.service.ts'

export const searchApi = [
  implement(searchGoods, ({ sql }, input) => searchAndNote(sql, input)),
  implement(retrieveGoods, async ({ sql }, { goodsModel, limit }) => ({
    list: await suggestGoods(sql, goodsModel, limit),
  })),
  implement(indexGoods, ({ sql }, { key, ...page }) => listByInitial(sql, key, page)),
]
