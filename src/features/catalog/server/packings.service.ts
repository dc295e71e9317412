import type { Db } from '#server/database/connect.ts'
import type { Goods, PackingChoice } from '../catalog.contract.ts'
import { type OwnPacking, packingChoices, type StoredPacking } from '../packing/packing.rules.ts'
import { getCachedValues } from './known-values.service.ts'

/** Of a part whose row has been read. */
export interface PackingFacts {
  valueIds: readonly number[]
  storedPackings: StoredPacking[] | null
}

type Terms = Pick<Goods, 'goodsId' | 'minBuyCount' | 'multCount' | 'priceList'>

/** The ways to buy each of the parts, in their order, its own terms first. `rows` are of the same parts. */
export async function listPackingChoices(
  sql: Db,
  goods: readonly Terms[],
  rows: readonly PackingFacts[],
): Promise<PackingChoice[][]> {
  const packingOf = await readPackings(sql, rows)
  return goods.map((one, place) => packingChoices(one, packingOf[place] ?? NONE, rows[place]?.storedPackings ?? []))
}

const NONE: OwnPacking = { packing: undefined, packCount: undefined }

async function readPackings(sql: Db, rows: readonly PackingFacts[]): Promise<OwnPacking[]> {
  const known = await getCachedValues(sql, [...new Set(rows.flatMap(({ valueIds }) => valueIds))])
  return rows.map(({ valueIds }) => {
    const own = valueIds.flatMap((id) => known.get(id) ?? [])
    const find = (code: string) => own.find((value) => value.code === code)
    return { packing: find('packing')?.text ?? undefined, packCount: find('packCount')?.number ?? undefined }
  })
}
