import { readPackages } from '#features/search/reader/packages.rules.ts'
import type { Db } from '#server/database/connect.ts'
import { BrandNames } from '../rows/brand-names.rules.ts'
import { type CategoryPath, fillCategoryPath, pathKey } from '../rows/category-path.rules.ts'
import { IdBlock } from './id-block.ts'
import * as queries from './names.queries.ts'
import { ParameterNames } from './parameter-names.ts'

const NO_PACKAGE = 'Not specified'
const BATCH_SIZE = 5000

interface Category {
  id: number
  level: number
  name: string
  children: number
}

/**
 * Everything goods refer to, by name. New names get reserved ids, but are written to the catalogue
 * only when the import is applied: a dry run leaves nothing behind.
 */
export class Names {
  readonly parameters: ParameterNames
  readonly #brands: BrandNames
  /** Manufacturers that the store may not have yet, by all their names. */
  readonly #knownBrands: ReadonlyArray<{ brandName: string; aliases: string[] }>
  readonly #knownNames: BrandNames
  readonly #ids: Record<queries.NameKind, IdBlock>
  readonly #categories = new Map<string, Category>()
  /** Leaf categories by name, for lists without paths; null when several have the name. */
  readonly #leaves = new Map<string, number | null>()
  readonly #found = new Map<string, number>()
  readonly #brandNames = new Map<number, string>()
  readonly #categoryNames = new Map<number, string>()
  readonly #packages = new Map<string, number>()
  readonly #newNames: queries.NewName[] = []
  #written = 0

  static async load(sql: Db): Promise<Names> {
    const [brands, knownBrands, categories, packages, attributes, known] = await Promise.all([
      queries.listBrands(sql),
      queries.listKnownBrands(sql),
      queries.listCategories(sql),
      queries.listPackages(sql),
      queries.listAttributes(sql),
      queries.listKnownParameters(sql),
    ])
    const ids = {
      brand: new IdBlock(sql, 'brand'),
      category: new IdBlock(sql, 'category'),
      package: new IdBlock(sql, 'package'),
      attribute: new IdBlock(sql, 'attribute'),
      value: new IdBlock(sql, 'value'),
    }
    const names = new Names(
      ids,
      new BrandNames(brands),
      knownBrands,
      (add) => new ParameterNames(attributes, known, ids, add),
    )
    for (const { brandId, brandName } of brands) names.#brandNames.set(brandId, brandName)
    names.#noteCategories(categories)
    for (const { id, name } of packages) names.#packages.set(name.toLowerCase(), id)
    await names.refill()
    return names
  }

  private constructor(
    ids: Record<queries.NameKind, IdBlock>,
    brands: BrandNames,
    knownBrands: ReadonlyArray<{ brandName: string; aliases: string[] }>,
    parameters: (add: (name: queries.NewName) => void) => ParameterNames,
  ) {
    this.#ids = ids
    this.#brands = brands
    this.#knownBrands = knownBrands
    this.#knownNames = new BrandNames(knownBrands.map((brand, brandId) => ({ brandId, ...brand })))
    this.parameters = parameters((name) => this.#newNames.push(name))
  }

  /** Whether `writeNew` or `refill` would run a statement. */
  get isDue(): boolean {
    return this.#newNames.length >= BATCH_SIZE || Object.values(this.#ids).some((block) => block.isLow)
  }

  brandName(brandId: number): string {
    return this.#brandNames.get(brandId) ?? ''
  }

  categoryName(categoryId: number): string {
    return this.#categoryNames.get(categoryId) ?? ''
  }

  /** Called between two chunks of a file: reserves enough ids for the next one. */
  async refill(): Promise<void> {
    for (const block of Object.values(this.#ids)) await block.refill()
  }

  async release(): Promise<void> {
    for (const block of Object.values(this.#ids)) await block.release()
  }

  /** Writes the names that are new since the last call, in full batches unless `all`. */
  async writeNew(sql: Db, importId: number, all = false): Promise<void> {
    while (this.#newNames.length >= BATCH_SIZE || (all && this.#newNames.length > 0)) {
      const some = this.#newNames.splice(0, BATCH_SIZE)
      await queries.insertNewNames(sql, importId, some, this.#written)
      this.#written += some.length
    }
  }

  brandId(written: string): number {
    const known = this.#brands.find(written)
    if (known !== undefined) return known
    const meant = this.#knownBrands[this.#knownNames.find(written) ?? -1]
    const name = meant?.brandName ?? written.replace(/\s+/g, ' ').slice(0, 100)
    const id = this.#brands.find(name) ?? this.#ids.brand.next()
    if (this.#brands.find(name) === undefined) {
      this.#brands.add(id, name)
      this.#brandNames.set(id, name)
      this.#newNames.push({ kind: 'brand', id, fact: { name, aliases: meant?.aliases ?? [] } })
    }
    this.#brands.add(id, written)
    return id
  }

  packageId(written: string): number {
    const name = (written || NO_PACKAGE).replace(/\s+/g, ' ').slice(0, 60)
    const known = this.#packages.get(name.toLowerCase())
    if (known !== undefined) return known
    // Another spelling of a known package; 2012 is ambiguous (0805 metric, or a crystal) and stays as it is.
    const meant = readPackages(name)
    const usual = meant.length === 1 ? meant.find((one) => this.#packages.has(one.toLowerCase())) : undefined
    const id = usual ? (this.#packages.get(usual.toLowerCase()) ?? 0) : this.#ids.package.next()
    this.#packages.set(name.toLowerCase(), id)
    if (!usual) this.#newNames.push({ kind: 'package', id, fact: { name } })
    return id
  }

  categoryId(names: readonly string[]): number {
    const key = names.join('\n')
    const known = this.#found.get(key)
    if (known !== undefined) return known
    const id = this.#findLeaf(names) ?? this.#createPath(fillCategoryPath(names))
    this.#found.set(key, id)
    return id
  }

  /** A name that only one leaf has is that leaf. */
  #findLeaf(names: readonly string[]): number | undefined {
    if (names.length !== 1) return undefined
    return this.#leaves.get(pathKey(names)) ?? undefined
  }

  #createPath(path: CategoryPath): number {
    let parent: Category | undefined
    for (const [depth, name] of path.entries()) {
      const key = pathKey(path.slice(0, depth + 1))
      let category = this.#categories.get(key)
      if (!category) {
        const id = this.#ids.category.next()
        const siblings = parent ? parent.children : this.#tops
        if (parent) parent.children += 1
        else this.#tops += 1
        category = { id, level: depth + 1, name, children: 0 }
        this.#categories.set(key, category)
        this.#categoryNames.set(id, name)
        this.#newNames.push({
          kind: 'category',
          id,
          fact: { name, parentId: parent?.id ?? null, level: depth + 1, position: siblings + 1 },
        })
      }
      parent = category
    }
    return parent?.id ?? 0
  }

  #tops = 0

  #noteCategories(rows: Awaited<ReturnType<typeof queries.listCategories>>): void {
    const paths = new Map<number, string[]>()
    const byId = new Map<number, Category>()
    for (const { id, parentId, level, position, name } of rows) {
      const path = [...(parentId === null ? [] : (paths.get(parentId) ?? [])), name]
      const category = { id, level, name, children: 0 }
      const parent = parentId === null ? undefined : byId.get(parentId)
      if (parent) parent.children = Math.max(parent.children, position)
      else this.#tops = Math.max(this.#tops, position)
      paths.set(id, path)
      byId.set(id, category)
      this.#categories.set(pathKey(path), category)
      this.#categoryNames.set(id, name)
      if (level === 3) this.#leaves.set(pathKey([name]), this.#leaves.has(pathKey([name])) ? null : id)
    }
  }
}
