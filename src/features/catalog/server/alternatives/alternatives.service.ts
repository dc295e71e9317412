import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf } from '#shared/paging.ts'
import type { Alternative, Verdict } from '../../catalog.contract.ts'
import { assertGoods, listGoodsAndReplacements } from '../catalog.service.ts'
import { judgeAlternatives, judgePairs } from './judge-alternatives.service.ts'

/** What can be used instead of a part, each with what differs. */
export async function listAlternatives(
  sql: Db,
  goodsId: number,
  page: { pageNumber: number; pageSize: number },
): Promise<{ list: Alternative[]; totalCount: number; replacementCount: number }> {
  await assertGoods(sql, goodsId)
  const judged = await judgeAlternatives(sql, goodsId)
  const shown = judged.slice(offsetOf(page), offsetOf(page) + page.pageSize)
  const verdicts = new Map(shown.map((one) => [one.goodsId, one.verdict]))
  const goods = await listGoodsAndReplacements(sql, [...verdicts.keys()])
  return {
    list: goods.flatMap((one) => {
      const verdict = verdicts.get(one.goodsId)
      return verdict ? [{ ...one, verdict }] : []
    }),
    totalCount: judged.length,
    replacementCount: judged.filter(({ verdict }) => verdict.kind === 'replacement').length,
  }
}

export async function getVerdict(sql: Db, goodsId: number, otherId: number): Promise<Verdict> {
  const [verdict] = await judgePairs(sql, [{ goodsId, otherId }])
  if (!verdict) throw new AppError('not_found', 'This part is not in the catalogue.')
  return verdict
}
