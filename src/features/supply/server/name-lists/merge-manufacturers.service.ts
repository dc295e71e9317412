import type { Tx } from '#server/database/connect.ts'
import type { ManufacturerLine } from '../../name-lists/name-list.rules.ts'
import { BrandNames } from '../../rows/brand-names.rules.ts'
import { listKnownBrands } from '../names.queries.ts'
import * as queries from './name-list.queries.ts'

/** Lines about the same manufacturer are merged. */
export async function mergeManufacturers(tx: Tx, lines: readonly ManufacturerLine[], dryRun: boolean) {
  const brands: queries.BrandRow[] = [...(await queries.listBrands(tx))]
  const before = new Map(brands.map((brand) => [brand.brandId, JSON.stringify(brand)]))
  const byId = new Map(brands.map((brand) => [brand.brandId, brand]))
  // A current name wins over an alias of another company, also within one list.
  const names = new BrandNames(brands.map((brand) => ({ ...brand, aliases: [] })))
  const aliases = new BrandNames(brands)
  const known = new Map((await listKnownBrands(tx)).map(({ brandName, aliases }) => [brandName, aliases]))
  let lastNewId = 0
  for (const line of lines) {
    const id = names.find(line.name) ?? aliases.find(line.name)
    let brand = id === undefined ? undefined : byId.get(id)
    if (!brand) {
      lastNewId -= 1
      brand = { brandId: lastNewId, brandName: line.name, aliases: [], introduce: '', rank: null }
      byId.set(lastNewId, brand)
      names.add(lastNewId, line.name)
    }
    const others = [...line.aliases, ...(known.get(line.name) ?? [])].filter((alias) => alias !== brand.brandName)
    brand.aliases = [...new Set([...brand.aliases, ...others])]
    brand.introduce = line.introduction ?? brand.introduce
    if (line.rank !== undefined) brand.rank = line.rank === 0 ? null : line.rank
  }
  const all = [...byId.values()]
  const created = all.filter(({ brandId }) => brandId < 0).toSorted((a, b) => b.brandId - a.brandId)
  const changed = brands.filter((brand) => JSON.stringify(brand) !== before.get(brand.brandId))
  if (!dryRun && created.length > 0) await queries.insertBrands(tx, created)
  if (!dryRun && changed.length > 0) await queries.updateBrands(tx, changed)
  return { new: created.length, changed: changed.length, unchanged: lines.length - created.length - changed.length }
}
