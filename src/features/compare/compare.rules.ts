/** More columns do not fit side by side. */
export const MAX_COMPARED = 6

/** A part chosen for comparing, as it is kept in the browser. */
export interface CompareItem {
  goodsId: number
  goodsModel: string
  categoryId: number
  categoryName: string
}

/** Why a part cannot be added; undefined when it can. */
export type CompareObstacle = 'there' | 'other_category' | 'full'

export function findObstacle(items: readonly CompareItem[], item: CompareItem): CompareObstacle | undefined {
  if (items.some((other) => other.goodsId === item.goodsId)) return 'there'
  if (items.some((other) => other.categoryId !== item.categoryId)) return 'other_category'
  return items.length >= MAX_COMPARED ? 'full' : undefined
}

const isId = (id: unknown): id is number => Number.isInteger(id) && Number(id) > 0

function isItem(item: unknown): item is CompareItem {
  const { goodsId, goodsModel, categoryId, categoryName } = Object(item)
  return isId(goodsId) && isId(categoryId) && typeof goodsModel === 'string' && typeof categoryName === 'string'
}

/** Reads local storage, which may hold anything: invalid entries are dropped. */
export function readCompareItems(kept: unknown): CompareItem[] {
  const { items } = Object(kept)
  const taken: CompareItem[] = []
  for (const item of Array.isArray(items) ? items.filter(isItem) : []) if (!findObstacle(taken, item)) taken.push(item)
  return taken
}

/** "3,1,3,x" are the parts 3 and 1: invalid entries of a URL are ignored. */
export function readCompareIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((id) => /^[1-9]\d{0,9}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, MAX_COMPARED)
}

export function compareAddress(goodsIds: readonly number[], onlyDifferences = false): string {
  if (goodsIds.length === 0) return '/compare'
  return `/compare?ids=${goodsIds.join(',')}${onlyDifferences ? '&only=differences' : ''}`
}

export interface ComparedRow {
  name: string
  /** One for each part, in their order; undefined where unknown. */
  values: ReadonlyArray<string | undefined>
  differs: boolean
}

/** The facts of several parts as rows: every name once, in the order the parts bring them up. */
export function compareFacts(parts: ReadonlyArray<ReadonlyArray<{ name: string; value: string }>>): ComparedRow[] {
  const names = new Set(parts.flatMap((facts) => facts.map((fact) => fact.name)))
  return [...names].map((name) => {
    const values = parts.map((facts) => facts.find((fact) => fact.name === name)?.value)
    return { name, values, differs: new Set(values).size > 1 }
  })
}
