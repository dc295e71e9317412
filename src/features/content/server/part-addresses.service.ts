import type { Db } from '#server/database/connect.ts'
import * as queries from './content.queries.ts'
import type { PartAddress } from './markdown.ts'

/** The page of a part in the catalogue; other numbers link to the search. */
export async function addressParts(sql: Db, models: string[]): Promise<PartAddress> {
  const found = models.length === 0 ? [] : await queries.listPartIds(sql, models)
  const pages = new Map(found.map(({ model, goodsId }) => [model, `/goods/detail/${goodsId}`]))
  return (model) => pages.get(model) ?? `/comListSearch?${new URLSearchParams({ goodsModel: model, fuzzy: 'true' })}`
}
