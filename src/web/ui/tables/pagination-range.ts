export type PageSlot = number | 'gap'

/**
 * Which page numbers to show: the ends, the current page and its neighbours. With more pages than `slots` the length
 * stays the same on every page, so that "next" does not run away from the pointer.
 */
export function pageSlots(page: number, pages: number, slots = 7): PageSlot[] {
  if (pages <= slots) return numbers(1, pages)
  const inner = slots - 4
  const near = slots - 2
  if (page <= near - 1) return [...numbers(1, near), 'gap', pages]
  if (page >= pages - near + 2) return [1, 'gap', ...numbers(pages - near + 1, pages)]
  const from = page - Math.floor(inner / 2)
  return [1, 'gap', ...numbers(from, from + inner - 1), 'gap', pages]
}

const numbers = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
