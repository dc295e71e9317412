import type { Db } from '#server/database/connect.ts'
import { BrandNames, KnownBrands } from '../rows/brand-names.rules.ts'
import { type CategoryPath, fillCategoryPath, pathKey } from '../rows/category-path.rules.ts'
import { findPackage } from '../rows/package-names.rules.ts'
import { IdBlock } from './id-block.service.ts'
import * as queries from './names.queries.ts'
import { ParameterNames } from './parameter-names.service.ts'

const BATCH_SIZE = 5000

interface Category {
  id: number
  /** Of its path. */
  key: string
  level: number
  /** The last position among those inside. */
  children: number
}

/**
 * Everything goods refer to, by name. New names get reserved ids, but are written to the catalogue
 * only when the import is applied: a dry run leaves nothing behind.
 */
export class Names {
  readonly parameters: ParameterNames
  readonly #brands: BrandNames
  readonly #knownBrands: KnownBrands
  readonly #ids: Record<queries.NameKind, IdBlock>
  readonly #categories = new Map<string, Category>()
  /** Where categories were before staff renamed or moved them. */
  readonly #formerly = new Map<string, Category>()
  /** Leaf categories by name, for lists without paths; null when several have the name. */
  readonly #leaves = new Map<string, number | null>()
  readonly #found = new Map<string, number>()
  readonly #brandNames = new Map<number, string>()
  readonly #categoryNames = new Map<number, string>()
  readonly #packages = new Map<string, number>()
  readonly #newNames: queries.NewName[] = []
  #written = 0

  static async load(sql: Db): Promise<Names> {
    const [brands, knownBrands, categories, formerPaths, packages, attributes, known] = await Promise.all([
      queries.listBrands(sql),
      queries.listKnownBrands(sql),
      queries.listCategories(sql),
      queries.listFormerPaths(sql),
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
      new KnownBrands(knownBrands),
      (add) => new ParameterNames(attributes, known, ids, add),
    )
    for (const { brandId, brandName } of brands) names.#brandNames.set(brandId, brandName)
    names.#noteCategories(categories)
    names.#noteFormerPaths(formerPaths)
    for (const { id, name } of packages) names.#packages.set(name.toLowerCase(), id)
    await names.refill()
    return names
  }

  private constructor(
    ids: Record<queries.NameKind, IdBlock>,
    brands: BrandNames,
    knownBrands: KnownBrands,
    parameters: (add: (name: queries.NewName) => void) => ParameterNames,
  ) {
    this.#ids = ids
    this.#brands = brands
    this.#knownBrands = knownBrands
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
    const { name, aliases } = this.#knownBrands.describe(written)
    const id = this.#brands.find(name) ?? this.#ids.brand.next()
    if (this.#brands.find(name) === undefined) {
      this.#brands.add(id, name)
      this.#brandNames.set(id, name)
      this.#newNames.push({ kind: 'brand', id, fact: { name, aliases } })
    }
    this.#brands.add(id, written)
    return id
  }

  packageId(written: string): number {
    const { id: known, name } = findPackage(this.#packages, written)
    const id = known ?? this.#ids.package.next()
    this.#packages.set(name.toLowerCase(), id)
    if (known === undefined) this.#newNames.push({ kind: 'package', id, fact: { name } })
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

  /** Goes on from as much of the path as the store has, or had under that name. */
  #createPath(path: CategoryPath): number {
    let depth = path.length
    let category: Category | undefined
    for (; depth > 0; depth -= 1) {
      const key = pathKey(path.slice(0, depth))
      category = this.#categories.get(key) ?? this.#formerly.get(key)
      if (category) break
    }
    for (const name of path.slice(depth)) category = this.#findOrCreateChild(category, name)
    return category?.id ?? 0
  }

  #findOrCreateChild(parent: Category | undefined, name: string): Category {
    const key = parent ? `${parent.key}\n${pathKey([name])}` : pathKey([name])
    const known = this.#categories.get(key)
    if (known) return known
    const position = (parent ? parent.children : this.#tops) + 1
    if (parent) parent.children = position
    else this.#tops = position
    const level = (parent?.level ?? 0) + 1
    const category = { id: this.#ids.category.next(), key, level, children: 0 }
    this.#categories.set(key, category)
    this.#categoryNames.set(category.id, name)
    const fact = { name, parentId: parent?.id ?? null, level, position }
    this.#newNames.push({ kind: 'category', id: category.id, fact })
    return category
  }

  #tops = 0

  #noteCategories(rows: Awaited<ReturnType<typeof queries.listCategories>>): void {
    const paths = new Map<number, string[]>()
    const byId = new Map<number, Category>()
    for (const { id, parentId, level, position, name } of rows) {
      const path = [...(parentId === null ? [] : (paths.get(parentId) ?? [])), name]
      const category = { id, key: pathKey(path), level, children: 0 }
      const parent = parentId === null ? undefined : byId.get(parentId)
      if (parent) parent.children = Math.max(parent.children, position)
      else this.#tops = Math.max(this.#tops, position)
      paths.set(id, path)
      byId.set(id, category)
      this.#categories.set(category.key, category)
      this.#categoryNames.set(id, name)
      if (level === 3) this.#leaves.set(pathKey([name]), this.#leaves.has(pathKey([name])) ? null : id)
    }
  }

  #noteFormerPaths(rows: Awaited<ReturnType<typeof queries.listFormerPaths>>): void {
    const byId = new Map([...this.#categories.values()].map((category) => [category.id, category]))
    const leaves = new Map<string, number | null>()
    for (const { path, id } of rows) {
      const category = byId.get(id)
      if (!category) continue
      this.#formerly.set(pathKey(path), category)
      const own = pathKey(path.slice(-1))
      const other = leaves.get(own)
      if (category.level === 3) leaves.set(own, other === undefined || other === id ? id : null)
    }
    for (const [name, id] of leaves) if (!this.#leaves.has(name)) this.#leaves.set(name, id)
  }
}
