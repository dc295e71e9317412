import type { CategoryName } from '#features/catalog/catalog.contract.ts'

interface Category {
  categoryId: number
  parentId: number | null
  name: string
  goodsCount: number
}

/** The categories of a shop; goods are in the leaves. */
export class CategoryTree {
  /** All categories that goods are in. */
  readonly leaves: number[]
  readonly #parents: ReadonlyMap<number, number | null>
  readonly #categories: ReadonlyMap<number, Category>
  readonly #leavesBelow = new Map<number, number[]>()

  constructor(categories: readonly Category[]) {
    this.#parents = new Map(categories.map(({ categoryId, parentId }) => [categoryId, parentId]))
    this.#categories = new Map(categories.map((category) => [category.categoryId, category]))
    const parents = new Set(this.#parents.values())
    this.leaves = categories.flatMap(({ categoryId }) => (parents.has(categoryId) ? [] : [categoryId]))
    for (const categoryId of this.leaves)
      for (const step of this.pathTo(categoryId)) {
        const below = this.#leavesBelow.get(step)
        if (below) below.push(categoryId)
        else this.#leavesBelow.set(step, [categoryId])
      }
  }

  nameOf(categoryId: number): string {
    return this.#categories.get(categoryId)?.name ?? ''
  }

  parentNameOf(categoryId: number): string | undefined {
    return this.#categories.get(this.#parents.get(categoryId) ?? 0)?.name
  }

  goodsOf(categoryId: number): number {
    return this.#categories.get(categoryId)?.goodsCount ?? 0
  }

  /** Top categories have pages without parameters. */
  isTop(categoryId: number): boolean {
    return this.#parents.get(categoryId) === null
  }

  /** From the top down, with the category itself. */
  pathTo(categoryId: number): number[] {
    const parent = this.#parents.get(categoryId)
    return parent === null || parent === undefined ? [categoryId] : [...this.pathTo(parent), categoryId]
  }

  /** The same with names. */
  placeOf(categoryId: number): CategoryName[] {
    return this.pathTo(categoryId).map((step) => ({ categoryId: step, categoryName: this.nameOf(step) }))
  }

  leavesBelow(categoryId: number): readonly number[] {
    return this.#leavesBelow.get(categoryId) ?? []
  }

  /** The lowest category that holds all of these leaves. */
  commonOf(leaves: Iterable<number>): number | undefined {
    const paths = Array.from(leaves, (leaf) => this.pathTo(leaf))
    const [first = []] = paths
    return first.filter((step) => paths.every((path) => path.includes(step))).at(-1)
  }

  /** The smallest set of categories with exactly these leaves. An only child represents its parent. */
  listCovering(leaves: Iterable<number>): number[] {
    const wanted = new Set(leaves)
    const coverOf = (leaf: number) => {
      const covering = this.pathTo(leaf).filter((step) => this.leavesBelow(step).every((one) => wanted.has(one)))
      const size = Math.max(...covering.map((step) => this.leavesBelow(step).length))
      return covering.findLast((step) => this.leavesBelow(step).length === size) ?? leaf
    }
    return [...new Set(Array.from(wanted, coverOf))]
  }
}
