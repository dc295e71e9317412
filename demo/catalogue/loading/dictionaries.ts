import { attributes } from '../attributes.ts'
import type { CategoryPath } from '../family.ts'
import { makers } from '../makers.ts'
import { categories, findCategoryId } from '../taxonomy.ts'

export interface AttributeValue {
  valueId: number
  attributeId: number
  value: number | string
}

interface AttributeValues {
  attributeId: number
  ids: Map<number | string, number>
  /** Numbers that were rounded before, because rounding is slow and most numbers come again. */
  roundedBefore: Map<number, number>
}

const ROUNDED_KEPT = 10_000

const codes = Object.keys(attributes)
const attributeIds = new Map(codes.map((code, i) => [code, i + 1]))

/** Attributes count from 1 in the order in which they are shown. */
export function attributeIdOf(code: string): number {
  const id = attributeIds.get(code)
  if (id === undefined) throw new Error(`There is no attribute ${code}`)
  return id
}

/**
 * What goods refer to by number. Grows with the variety of the catalogue, not with its size: ten million chip
 * resistors have a few thousand different resistances.
 */
export class Dictionaries {
  readonly packages = new Map<string, number>()
  readonly goodsOfBrand = new Map<number, number>()
  readonly goodsOfCategory = new Map<number, number>()
  readonly attributesOfCategory = new Map<number, Set<number>>()
  /** Where the value of an attribute stands in all goods of a category, counted from 1; 0 when they differ. */
  readonly slotsOfCategory = new Map<number, Map<number, number>>()
  readonly goodsOfValue = new Map<number, Map<number, number>>()
  readonly #brandIds = new Map(makers.map((maker, i) => [maker.name, i + 1]))
  readonly #values = new Map(
    codes.map((code): [string, AttributeValues] => [
      code,
      { attributeId: attributeIdOf(code), ids: new Map(), roundedBefore: new Map() },
    ]),
  )
  #valueCount = 0

  brandId(name: string): number {
    const id = this.#brandIds.get(name)
    if (id === undefined) throw new Error(`There is no maker ${name}`)
    this.goodsOfBrand.set(id, (this.goodsOfBrand.get(id) ?? 0) + 1)
    return id
  }

  categoryId(path: CategoryPath): number {
    const id = findCategoryId(path)
    if (id === undefined) throw new Error(`There is no category ${path.join(' > ')}`)
    this.goodsOfCategory.set(id, (this.goodsOfCategory.get(id) ?? 0) + 1)
    return id
  }

  packageId(name: string): number {
    const known = this.packages.get(name)
    if (known !== undefined) return known
    this.packages.set(name, this.packages.size + 1)
    return this.packages.size
  }

  /** The ids of a part's values, in the order in which attributes are shown. */
  valueIds(categoryId: number, parameters: Readonly<Record<string, number | string | undefined>>): number[] {
    const seen = this.attributesOfCategory.get(categoryId) ?? new Set()
    this.attributesOfCategory.set(categoryId, seen)
    const attributeIds: number[] = []
    const valueIds: number[] = []
    // An insertion sort: parameters mostly come in order, so there is hardly anything to move.
    for (const code in parameters) {
      const value = parameters[code]
      if (value === undefined) continue
      const values = this.#values.get(code)
      if (!values) throw new Error(`There is no attribute ${code}`)
      const { attributeId } = values
      seen.add(attributeId)
      let place = attributeIds.length
      for (; place > 0 && (attributeIds[place - 1] ?? 0) > attributeId; place -= 1) {
        attributeIds[place] = attributeIds[place - 1] ?? 0
        valueIds[place] = valueIds[place - 1] ?? 0
      }
      attributeIds[place] = attributeId
      valueIds[place] = this.#valueId(code, values, value)
    }
    this.#count(categoryId, attributeIds, valueIds)
    return valueIds
  }

  #count(categoryId: number, attributeIds: readonly number[], valueIds: readonly number[]): void {
    const slots = this.slotsOfCategory.get(categoryId) ?? new Map<number, number>()
    const goods = this.goodsOfValue.get(categoryId) ?? new Map<number, number>()
    this.slotsOfCategory.set(categoryId, slots)
    this.goodsOfValue.set(categoryId, goods)
    for (let place = 0; place < valueIds.length; place += 1) {
      const [attributeId, valueId] = [attributeIds[place] ?? 0, valueIds[place] ?? 0]
      goods.set(valueId, (goods.get(valueId) ?? 0) + 1)
      const slot = slots.get(attributeId)
      if (slot === undefined) slots.set(attributeId, place + 1)
      else if (slot !== place + 1 && slot !== 0) slots.set(attributeId, 0)
    }
  }

  #valueId(code: string, { ids, roundedBefore }: AttributeValues, value: number | string): number {
    const known = ids.get(value) ?? (typeof value === 'number' ? roundedBefore.get(value) : undefined)
    if (known !== undefined) return known
    // 4.7 µF computed in two ways must be one value to filter by.
    const rounded = typeof value === 'number' ? Number(value.toPrecision(6)) : value
    if (typeof rounded === 'number' && !Number.isFinite(rounded)) throw new Error(`${code} has no finite value`)
    const id = ids.get(rounded) ?? this.#valueCount + 1
    this.#valueCount = Math.max(this.#valueCount, id)
    ids.set(rounded, id)
    if (typeof value === 'number' && value !== rounded && roundedBefore.size < ROUNDED_KEPT)
      roundedBefore.set(value, id)
    return id
  }

  *values(): Generator<AttributeValue> {
    for (const { attributeId, ids } of this.#values.values()) {
      for (const [value, valueId] of ids) yield { valueId, attributeId, value }
    }
  }

  /** Goods below each category of all three levels. */
  goodsPerCategory(): Map<number, number> {
    const counts = new Map(this.goodsOfCategory)
    // Parents come before their children, so walking backwards every child is complete before it is added.
    for (const { id, parentId } of categories.toReversed()) {
      if (parentId !== undefined) counts.set(parentId, (counts.get(parentId) ?? 0) + (counts.get(id) ?? 0))
    }
    return counts
  }
}
