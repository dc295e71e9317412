/** Shorter beginnings are shared by parts that have nothing else in common. */
const MIN_PREFIX = 5
const MIN_SHARE = 0.6
const MIN_FAMILY = 3
const MAX_FAMILY = 6

/** Beginnings that parts of the same family may share, the longest first: STM32F103C8T, STM32F103C8, … */
export function listFamilyPrefixes(norm: string): string[] {
  const shortest = Math.max(MIN_PREFIX, Math.ceil(norm.length * MIN_SHARE))
  const count = Math.max(0, norm.length - shortest)
  return Array.from({ length: count }, (_, cut) => norm.slice(0, -1 - cut))
}

interface Relative {
  goodsId: number
  place: number
  inStock: boolean
  popularity: number
}

/** Those with the longest common beginning; shorter ones only until there are a few. */
export function chooseFamily(rows: readonly Relative[]): number[] {
  const nearest = rows.toSorted(
    (a, b) => a.place - b.place || Number(b.inStock) - Number(a.inStock) || b.popularity - a.popularity,
  )
  const chosen = new Map<number, number>()
  for (const { goodsId, place } of nearest) {
    const last = [...chosen.values()].at(-1) ?? place
    if (chosen.size >= MAX_FAMILY || (chosen.size >= MIN_FAMILY && place > last)) break
    if (!chosen.has(goodsId)) chosen.set(goodsId, place)
  }
  return [...chosen.keys()]
}
