import type { Db } from '#server/database/connect.ts'
import type { Goods, PackingChoice } from '../catalog.contract.ts'
import { packingChoices, type StoredPacking } from '../packing/packing.rules.ts'
import * as queries from './packings.queries.ts'

type Terms = Pick<Goods, 'goodsId' | 'minBuyCount' | 'multCount' | 'priceList'>

/** The ways to buy each of the parts, its own terms first. */
export async function listPackingChoices(sql: Db, goods: readonly Terms[]): Promise<Map<number, PackingChoice[]>> {
  if (goods.length === 0) return new Map()
  const rows = await queries.listPackings(
    sql,
    goods.map(({ goodsId }) => goodsId),
  )
  return choicesOf(goods, rows)
}

interface PackingFacts {
  goodsId: number
  valueIds: readonly number[]
  storedPackings: StoredPacking[] | null
}

/** For callers that have read the values of the parts: thousands of parts of a BOM are not read twice. */
export async function preparePackings(sql: Db): Promise<(facts: PackingFacts) => queries.PackingRow> {
  const values = new Map((await queries.listPackingValues(sql)).map((row) => [row.valueId, row]))
  return ({ goodsId, valueIds, storedPackings: stored }) => {
    const own = valueIds.flatMap((id) => values.get(id) ?? [])
    const packing = own.find((value) => value.packing !== null)?.packing ?? null
    const packCount = own.find((value) => value.packCount !== null)?.packCount ?? null
    return { goodsId, packing, packCount, stored }
  }
}

export function choicesOf(goods: readonly Terms[], rows: readonly queries.PackingRow[]): Map<number, PackingChoice[]> {
  const known = new Map(rows.map((row) => [row.goodsId, row]))
  return new Map(
    goods.map((one) => {
      const row = known.get(one.goodsId)
      const own = { packing: row?.packing ?? undefined, packCount: row?.packCount ?? undefined }
      return [one.goodsId, packingChoices(one, own, row?.stored ?? [])]
    }),
  )
}
