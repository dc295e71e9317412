import type { Db } from '#server/database/connect.ts'
import type { GoodsDocuments, GoodsName, RelatedPart } from '../../catalog.contract.ts'
import {
  CAD_FILES,
  type CadFile,
  type NamedPart,
  RELATIONS,
  type Relation,
  type StoredDocument,
} from '../../documents.rules.ts'
import type { MakerIndex } from '../../makers.rules.ts'
import * as queries from './documents.queries.ts'

const NONE: GoodsDocuments = { documents: [], cad: [], related: [] }

/** How the names of related parts become parts of the catalogue. */
interface Catalogue {
  readMakers: (sql: Db) => Promise<MakerIndex>
  listGoodsNames: (sql: Db, ids: number[]) => Promise<GoodsName[]>
}

/** As the row of the trade data has them. */
export interface StoredDocuments extends Record<Relation, NamedPart[] | null>, Record<CadFile, string | null> {
  documents: StoredDocument[] | null
}

/** Documents, CAD files and related parts; only the latter are looked up. */
export async function readDocuments(
  sql: Db,
  row: StoredDocuments | undefined,
  catalogue: Catalogue,
): Promise<GoodsDocuments> {
  if (!row) return NONE
  const named = (Object.keys(RELATIONS) as Relation[]).flatMap((relation) =>
    (row[relation] ?? []).map((part) => ({ relation, part })),
  )
  return {
    documents: (row.documents ?? [])
      .map(({ date = null, language = null, ...document }) => ({ ...document, date, language }))
      .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '')),
    cad: (Object.keys(CAD_FILES) as CadFile[]).flatMap((kind) => (row[kind] ? [{ kind, url: row[kind] }] : [])),
    related: named.length === 0 ? [] : await findRelated(sql, named, catalogue),
  }
}

async function findRelated(
  sql: Db,
  named: ReadonlyArray<{ relation: Relation; part: NamedPart }>,
  { readMakers, listGoodsNames }: Catalogue,
): Promise<RelatedPart[]> {
  const makers = await readMakers(sql)
  const wanted = named.map(({ part: { model, brand } }) => {
    const found = brand === undefined ? null : makers.find(brand)
    return { model, brandIds: found ? [...found] : null }
  })
  const rows = await queries.findNamedParts(sql, wanted)
  const ids = new Map(rows.map(({ place, goodsId }) => [place - 1, goodsId]))
  const goods = new Map((await listGoodsNames(sql, [...new Set(ids.values())])).map((one) => [one.goodsId, one]))
  return named.map(({ relation, part }, place) => ({
    relation,
    goodsModel: part.model,
    brandName: part.brand ?? '',
    goods: goods.get(ids.get(place) ?? 0) ?? null,
  }))
}
