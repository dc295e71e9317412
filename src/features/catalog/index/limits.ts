import type { AnyOf, Question, Search } from './part-index.types.ts'

/** Of each list of a question. A text of 200 characters has fewer words. */
export const MAX_CONDITIONS = 500
/** Facts or ids in one list, and groups that are counted: all are added up in one pass. */
export const MAX_ALTERNATIVES = 100_000
export const MAX_PAGE_SIZE = 50_000
/** Facets and bands of more hits are lower bounds; the total is exact. */
export const MAX_COUNTED_HITS = 1_000_000
/** The most frequent facts of a group that a facet has. */
export const MAX_FACET_FACTS = 10_000

/** A question beyond the limits is a fault of the caller, who has limits of their own for what users type. */
export function assertWithinLimits(question: Question & Search): void {
  const { all = [], any = [], not, where = [], near = [], facets = [], bands = [], page, order } = question
  const lists = {
    all,
    any,
    where,
    near,
    bands,
    ...Object.fromEntries(near.map((one, i) => [`near ${i}`, one.any])),
  }
  for (const [name, list] of Object.entries(lists)) atMost(MAX_CONDITIONS, list, name)
  atMost(MAX_ALTERNATIVES, facets, 'facets')
  for (const one of [...any, ...near.flatMap((wish) => wish.any), ...(not ? [not] : []), listOf(order)]) {
    atMost(MAX_ALTERNATIVES, one.facts, 'facts')
    atMost(MAX_ALTERNATIVES, one.ids, 'ids')
  }
  for (const { in: numbers } of where) atMost(MAX_ALTERNATIVES, numbers, 'where')
  if (!page) return
  const { from, size } = page
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(size) || from < 0 || size < 0 || size > MAX_PAGE_SIZE)
    throw new RangeError(`A page of ${size} from ${from} is not answered: at most ${MAX_PAGE_SIZE} at once.`)
}

const listOf = (order: Search['order']): AnyOf => (typeof order === 'object' && !('column' in order) ? order : {})

function atMost(most: number, list: readonly unknown[] | undefined, name: string): void {
  if (list && list.length > most) throw new RangeError(`${list.length} in "${name}" are more than the ${most} allowed.`)
}
