import { isAppError } from '#shared/app-error.ts'
import type { Call } from '#shared/endpoint.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { goodsDetail, relatedGoods } from '../../catalog.contract.ts'
import { ALTERNATIVES_BATCH_SIZE } from './alternatives-paging.ts'

/** Alternatives are optional: when they cannot be loaded, the page shows the error in their place. */
export async function readGoodsPage(call: Call, goodsId: number, pageNumber: number) {
  const [goods, alternatives] = await Promise.all([
    orNotFound(call(goodsDetail, { goodsId })),
    call(relatedGoods, { replaceGoodsId: goodsId, pageNumber, pageSize: ALTERNATIVES_BATCH_SIZE }).catch(
      (error: unknown) => {
        if (!isAppError(error)) throw error
        return { list: [], totalCount: 0, replacementCount: 0, problem: error.message }
      },
    ),
  ])
  return { goods, alternatives: { problem: undefined, ...alternatives, pageNumber } }
}
