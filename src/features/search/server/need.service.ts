import type { Sql, Tx } from '../../../server/database/connect.ts'
import { formatQuantity } from '../../../shared/quantity.ts'
import { findCategoryByPath } from '../../catalog/server/catalog.service.ts'
import { findLeading } from '../need.rules.ts'
import { type PartDescription, type PartValue, withoutWords } from '../part-description.rules.ts'
import type { Need, SearchInput, SearchResult } from '../search.contract.ts'
import { readNearPage } from './near-page.ts'
import * as queries from './need.queries.ts'

type Db = Sql | Tx

/** The parts a description asks for, with how it was understood. Undefined when the store has no such kind of part. */
export async function findNeeded(
  sql: Db,
  description: PartDescription,
  input: SearchInput,
): Promise<SearchResult | undefined> {
  const { category: asked, values, package: packaged, inStock, rohs, rest } = description
  const [category, rows, packages] = await Promise.all([
    asked && findCategoryByPath(sql, asked.path),
    queries.listNamedValues(sql, values),
    packaged && queries.listPackageIds(sql, packaged.name),
  ])
  if (!asked || !category) return undefined
  const named = values.map((value) => ({
    ...value,
    name: rows.find((row) => row.code === value.code)?.name ?? value.code,
    ids: rows.flatMap((row) => (row.code === value.code && row.valueId !== null ? [row.valueId] : [])),
  }))
  const { leading, others } = findLeading(named)
  const { page } = await readNearPage(
    sql,
    {
      leaves: category.leaves,
      leading: leading?.ids,
      others: others.map(({ ids }) => ids),
      packageIds: packages?.map((row) => row.packageId),
      inStock: inStock !== undefined,
      rohs: rohs !== undefined,
    },
    input,
  )
  const without = (words: string) => withoutWords(input.goodsModel, words)
  const facts: Need['facts'] = [
    { name: category.categoryName, without: asked.words ? without(asked.words) : null },
    ...named.map((value) => ({ name: `${value.name}: ${describe(value)}`, without: without(value.words) })),
  ]
  if (packaged) facts.push({ name: `Package: ${packaged.name}`, without: without(packaged.words) })
  if (inStock) facts.push({ name: 'In stock', without: without(inStock.words) })
  if (rohs) facts.push({ name: 'RoHS', without: without(rohs.words) })
  return { ...page, exact: [], packagings: [], suggestion: null, need: { facts, rest } }
}

const describe = (value: PartValue): string =>
  'number' in value ? formatQuantity(value.number, value.unit) : value.text
