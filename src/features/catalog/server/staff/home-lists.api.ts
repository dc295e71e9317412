import { implement } from '#server/api/implement.ts'
import { inSnapshot } from '#server/database/connect.ts'
import * as contract from '../../staff-home-lists.contract.ts'
import { findParts, readHomeLists, saveHomeList } from './home-lists.service.ts'

export const homeListsApi = [
  implement(contract.staffHomeLists, ({ sql }) => inSnapshot(sql, readHomeLists)),
  implement(contract.findListedParts, ({ sql }, { goodsModel }) => findParts(sql, goodsModel)),
  implement(contract.saveHomeList, ({ sql }, list) => saveHomeList(sql, list), {
    snapshot: async (sql, { kind }) => ({
      goods: (await readHomeLists(sql)).lists.find((one) => one.kind === kind)?.goods.map((part) => part.goodsModel),
    }),
  }),
]
