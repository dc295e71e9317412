import type { Db, Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { BrandNames, KnownBrands } from '../../rows/brand-names.rules.ts'
import { UNCATEGORISED } from '../../rows/category-path.rules.ts'
import { findPackage } from '../../rows/package-names.rules.ts'
import * as names from '../names.queries.ts'
import * as queries from './place.queries.ts'

/** The category that staff have chosen. */
export async function getLeaf(tx: Db, categoryId: number): Promise<string> {
  const name = await queries.lockLeaf(tx, categoryId)
  if (name === undefined)
    throw new AppError('invalid_input', 'Please choose a category of the third level: only those hold parts.')
  return name
}

export async function getLeafOrUncategorised(tx: Tx, categoryId: number | undefined) {
  const id = categoryId ?? (await queries.findOrCreateTopic(tx, UNCATEGORISED))
  return { categoryId: id, categoryName: await getLeaf(tx, id) }
}

/** As a list finds or creates it; empty: not specified. */
export async function findOrCreatePackage(
  tx: Tx,
  written: string,
): Promise<{ packageId: number; packageName: string }> {
  const known = await names.listPackages(tx)
  const { id, name } = findPackage(new Map(known.map((one) => [one.name.toLowerCase(), one.id])), written)
  const packageId = id ?? (await queries.findOrCreatePackage(tx, name))
  return { packageId, packageName: known.find((one) => one.id === packageId)?.name ?? name }
}

/** By any of its names, as lists write them. */
export async function findBrand(sql: Db, written: string): Promise<{ brandId: number; brandName: string } | undefined> {
  const brands = await names.listBrands(sql)
  const brandId = new BrandNames(brands).find(written)
  const brandName = brands.find((brand) => brand.brandId === brandId)?.brandName
  return brandId === undefined || brandName === undefined ? undefined : { brandId, brandName }
}

export async function findOrCreateBrand(tx: Tx, written: string): Promise<{ brandId: number; brandName: string }> {
  const found = await findBrand(tx, written)
  if (found) return found
  const { name, aliases } = new KnownBrands(await names.listKnownBrands(tx)).describe(written)
  return { brandId: await queries.findOrCreateBrand(tx, name, aliases), brandName: name }
}
