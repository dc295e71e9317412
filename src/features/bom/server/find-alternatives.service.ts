import type { z } from 'zod'
import { listAlternatives } from '#features/catalog/server/alternatives/alternatives.service.ts'
import { listGoods } from '#features/catalog/server/catalog.service.ts'
import type { Db } from '#server/database/connect.ts'
import { BomLine, type bomAlternatives } from '../bom-matching.contract.ts'
import { matchLines } from './match-lines.service.ts'

type Answer = z.output<typeof bomAlternatives.output>

/** What can be used instead of a number: of the part that is most likely meant. */
export async function findAlternatives(
  sql: Db,
  { goodsModel, brandName, ...page }: z.output<typeof bomAlternatives.input>,
): Promise<Answer> {
  const [match] = await matchLines(sql, [BomLine.parse({ model: goodsModel, brandName })])
  if (!match || match.goodsId === null)
    return { match: 'none', goods: null, list: [], totalCount: 0, replacementCount: 0 }
  const [[goods = null], others] = await Promise.all([
    listGoods(sql, [match.goodsId]),
    listAlternatives(sql, match.goodsId, page),
  ])
  return { match: match.match, goods, ...others }
}
