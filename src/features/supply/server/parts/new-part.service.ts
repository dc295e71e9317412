import { recordCatalogChange } from '#features/catalog/server/catalog.service.ts'
import { listStoreCurrencies } from '#features/catalog/server/rates.service.ts'
import { claimPartFiles } from '#features/resource/server/resource.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { type PartNow, readPartEdit } from '../../rows/part-edit.rules.ts'
import { findCellProblem, findPartProblem } from '../../rows/part-number.rules.ts'
import { cleanCell } from '../../rows/values.rules.ts'
import type { PartEdit } from '../../staff-parts.contract.ts'
import { drawingOf } from '../cell-readers.ts'
import { listBrands } from '../names.queries.ts'
import * as queries from './new-part.queries.ts'
import { updateTrade } from './part-changes.queries.ts'
import { costsNotAllowed, type Editor } from './part-history.service.ts'
import { listLifecycles } from './parts.queries.ts'
import { withTradeValues } from './parts.service.ts'
import { listLeaves } from './place.queries.ts'
import { findBrand, findOrCreateBrand, findOrCreatePackage, getLeafOrUncategorised } from './place.service.ts'

/** What a part has before anything is given. */
const NEW_PART = { minimum: 1, multiple: 1, held: 0, tiers: [] } satisfies Partial<PartNow>

interface PartNumber {
  model: string
  brand: string
}

export async function listFormChoices(sql: Db) {
  const [brands, categories, currencies, lifecycles] = await Promise.all([
    listBrands(sql),
    listLeaves(sql),
    listStoreCurrencies(sql),
    listLifecycles(sql),
  ])
  return {
    brands: brands.map(({ brandName }) => brandName).toSorted((a, b) => a.localeCompare(b, 'en')),
    categories: [...categories],
    currencies,
    lifecycles: lifecycles.map(({ name }) => name),
  }
}

/** As a line of a list is read. */
const readPartNumber = ({ model, brand }: PartNumber): PartNumber => ({
  model: cleanCell(model).replace(/\s+/g, ' '),
  brand: cleanCell(brand),
})

/** The part that has the number already. */
export async function findNumbered(sql: Db, written: PartNumber) {
  const { model, brand } = readPartNumber(written)
  const maker = await findBrand(sql, brand)
  const found = maker && (await queries.findNumbered(sql, maker.brandId, model))
  return { part: found ? { ...found, brandName: maker.brandName } : null }
}

/** Adds a part as a list with one line would. */
export function createPart(
  sql: Db,
  { fields, ...written }: PartNumber & { fields: PartEdit },
  { who, maySeeCosts }: Editor,
) {
  if (fields.cost !== undefined && !maySeeCosts) throw costsNotAllowed()
  return inTransaction(sql, async (tx) => {
    const { model, brand } = readPartNumber(written)
    const problem = [written.model, written.brand].map(findCellProblem).find(Boolean) ?? findPartProblem(model, brand)
    if (problem) throw new AppError('invalid_input', problem)
    const currencies = await listStoreCurrencies(tx)
    const { categoryId, packageName = '', ...given } = fields
    const patch = readPartEdit(
      withoutEmpty(given),
      { ...NEW_PART, currency: currencies[0] ?? 'USD' },
      new Set(currencies),
    )
    const maker = await findOrCreateBrand(tx, brand)
    const exists = await queries.findNumbered(tx, maker.brandId, model)
    if (exists) throw partExists(maker.brandName, exists.model)
    const place = await getLeafOrUncategorised(tx, categoryId)
    const packaged = await findOrCreatePackage(tx, packageName)
    patch.goods.value_ids = await withTradeValues(tx, [], patch.trade)
    await claimPartFiles(tx, [JSON.stringify(patch)])
    const goodsId = await queries.insertPart(tx, {
      model,
      brandId: maker.brandId,
      categoryId: place.categoryId,
      packageId: packaged.packageId,
      drawing: drawingOf(packageName, place.categoryName, model),
      patch: JSON.stringify(patch.goods),
    })
    // Somebody else has added it in this moment.
    if (goodsId === undefined) throw partExists(maker.brandName, model)
    if (Object.keys(patch.trade).length > 0) await updateTrade(tx, goodsId, JSON.stringify(patch.trade))
    await queries.insertCreation(tx, {
      goodsId,
      who,
      columns: ['model', ...Object.keys(patch.goods)],
      names: { Manufacturer: maker.brandName, Category: place.categoryName, Package: packaged.packageName },
    })
    await recordCatalogChange(tx)
    return { goodsId }
  })
}

const partExists = (brandName: string, model: string) =>
  new AppError('part_exists', `${brandName} ${model} is in the catalogue already.`)

/** As empty cells of a list: they leave what a new part has. */
const withoutEmpty = (fields: PartEdit): PartEdit =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
