interface Category {
  categoryId: number
  parentId: number | null
  name: string
}

/** The categories of a shop; goods are in the leaves. */
export class CategoryTree {
  readonly #parents: ReadonlyMap<number, number | null>
  readonly #names: ReadonlyMap<number, string>
  readonly #leavesBelow = new Map<number, number[]>()

  constructor(categories: readonly Category[]) {
    this.#parents = new Map(categories.map(({ categoryId, parentId }) => [categoryId, parentId]))
    this.#names = new Map(categories.map(({ categoryId, name }) => [categoryId, name]))
    const parents = new Set(this.#parents.values())
    for (const { categoryId } of categories.filter((one) => !parents.has(one.categoryId)))
      for (const step of this.pathTo(categoryId)) {
        const below = this.#leavesBelow.get(step)
        if (below) below.push(categoryId)
        else this.#leavesBelow.set(step, [categoryId])
      }
  }

  nameOf(categoryId: number): string {
    return this.#names.get(categoryId) ?? ''
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

  leavesBelow(categoryId: number): readonly number[] {
    return this.#leavesBelow.get(categoryId) ?? []
  }

  /** The lowest category that holds all of these leaves. */
  commonOf(leaves: Iterable<number>): number | undefined {
    const paths = Array.from(leaves, (leaf) => this.pathTo(leaf))
    const [first = []] = paths
    return first.filter((step) => paths.every((path) => path.includes(step))).at(-1)
  }
}
