import { implement } from '#server/api/implement.ts'
import { indexGoods, retrieveGoods, searchGoods } from '../search.contract.ts'
import { listByInitial } from './index.service.ts'
import { searchAndNote } from './search.service.ts'
import { suggest } from './suggest/suggest.service.ts'

export const searchApi = [
  implement(searchGoods, ({ sql }, input) => searchAndNote(sql, input)),
  implement(retrieveGoods, ({ sql }, { goodsModel, limit }) => suggest(sql, goodsModel, limit)),
  implement(indexGoods, ({ sql }, choice) => listByInitial(sql, choice)),
]
