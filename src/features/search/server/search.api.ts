import { implement } from '#server/api/implement.ts'
import { indexCounts, indexGoods, retrieveGoods, searchGoods } from '../search.contract.ts'
import { countIndex, listByInitial } from './index.service.ts'
import { searchAndNote } from './search.service.ts'
import { suggest } from './suggest/suggest.service.ts'

export const searchApi = [
  implement(searchGoods, ({ sql, reads }, input) => searchAndNote(reads(), sql, input)),
  implement(retrieveGoods, ({ reads }, { goodsModel, limit }) => suggest(reads(), goodsModel, limit)),
  implement(indexGoods, ({ reads }, choice) => listByInitial(reads(), choice)),
  implement(indexCounts, ({ reads }) => countIndex(reads())),
]
