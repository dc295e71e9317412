import type { Category, CategoryName } from '../catalog.contract.ts'
import type { CategoryRow } from './catalog.queries.ts'

/** The tree and the ways through it, built from the flat list in one pass. */
export class CategoryIndex {
  readonly tops: Category[] = []
  readonly #byId = new Map<number, { category: Category; parentId: number | null }>()

  constructor(rows: Iterable<CategoryRow>) {
    for (const { categoryId, parentId, categoryName, goodsCount } of rows) {
      const category: Category = { categoryId, categoryName, goodsCount, more: false, child: [] }
      this.#byId.set(categoryId, { category, parentId })
      // Buyers find nothing in it; its address works all the same.
      if (goodsCount === 0) continue
      const parent = parentId === null ? undefined : this.#byId.get(parentId)?.category
      if (parent) {
        parent.child.push(category)
        parent.more = true
      } else this.tops.push(category)
    }
  }

  find(categoryId: number): Category | undefined {
    return this.#byId.get(categoryId)?.category
  }

  /** From the top down to the category itself. */
  pathTo(categoryId: number): CategoryName[] {
    const found = this.#byId.get(categoryId)
    if (!found) return []
    const { category, parentId } = found
    const own = { categoryId: category.categoryId, categoryName: category.categoryName }
    return parentId === null ? [own] : [...this.pathTo(parentId), own]
  }

  leavesBelow(categoryId: number): number[] {
    const category = this.find(categoryId)
    if (!category) return []
    return category.child.length === 0
      ? [categoryId]
      : category.child.flatMap((child) => this.leavesBelow(child.categoryId))
  }

  /** How many hold goods. */
  get size(): number {
    return [...this.#byId.values()].filter(({ category }) => category.goodsCount > 0).length
  }

  /** Branches whose name, or the name of something inside, holds the text. */
  filteredTo(text: string): Category[] {
    const wanted = text.trim().toLowerCase()
    if (!wanted) return this.tops
    const filterTree = (categories: Category[]): Category[] =>
      categories.flatMap((category) => {
        if (category.categoryName.toLowerCase().includes(wanted)) return [category]
        const child = filterTree(category.child)
        return child.length > 0 ? [{ ...category, child }] : []
      })
    return filterTree(this.tops)
  }
}
