import { assertWithinLimits, MAX_FACET_FACTS } from './limits.ts'
import type {
  AnyOf,
  Columns,
  FactCount,
  IndexOptions,
  Order,
  Part,
  PartIndex,
  Question,
  Range,
  Wish,
} from './part-index.types.ts'

/** The same answers by looking at every part: what the index is compared with in tests. */
export function createNaiveIndex({ columns: names, rankBy }: IndexOptions): PartIndex {
  let parts = new Map<number, Part>()
  const keep = (part: Part) => parts.set(part.id, { ...part, columns: allColumns(names, part.columns) })
  const rank = (one: Part, other: Part) => rankBy(other.columns) - rankBy(one.columns) || one.id - other.id
  const hitsOf = (question: Question) => [...parts.values()].filter((part) => isHit(part, question))
  return {
    async build(batches) {
      parts = new Map()
      for await (const batch of batches) for (const part of batch) keep(part)
    },
    async apply({ put = [], columns = [], remove = [] }) {
      for (const part of put) keep(part)
      for (const { id, columns: changed } of columns) {
        const part = parts.get(id)
        if (part) keep({ ...part, columns: { ...part.columns, ...changed } })
      }
      for (const id of remove) parts.delete(id)
    },
    find(search) {
      assertWithinLimits(search)
      const { near = [], order = 'rank', page = { from: 0, size: 20 }, facets = [], bands = [] } = search
      const hits = hitsOf(search).sort(
        (one, other) => scoreOf(other, near) - scoreOf(one, near) || compare(one, other, order) || rank(one, other),
      )
      return {
        ids: hits.slice(page.from, page.from + page.size).map(({ id }) => id),
        total: hits.length,
        facets: new Map(facets.map((group) => [group, countGroup(hitsOf(withoutChoice(search, group)), group)])),
        bands: new Map(
          bands.map(({ column, from }) => {
            const counted = hitsOf({
              ...search,
              where: search.where?.filter((one) => !one.isChoice || one.column !== column),
            })
            const inBand = (value: number | null, at: number) =>
              value !== null && value >= (from[at] ?? 0) && value < (from[at + 1] ?? Number.POSITIVE_INFINITY)
            return [
              column,
              from.map((_, at) => counted.filter((part) => inBand(part.columns[column] ?? null, at)).length),
            ]
          }),
        ),
        isLowerBound: false,
      }
    },
    count: (questions) => questions.map((one) => hitsOf(one).length),
    listFacts: (group, beginning = '') =>
      countGroup([...parts.values()], group).filter(({ fact }) => fact.startsWith(`${group}:${beginning}`)),
    has: (id) => parts.has(id),
    columnsOf: (id) => parts.get(id)?.columns,
    factsOf: (id) => parts.get(id) && [...new Set(parts.get(id)?.facts)],
    statistics: () => ({ parts: parts.size, segments: 1, bytes: 0, buildSeconds: null }),
    settled: async () => {},
    close: async () => {},
  }
}

const allColumns = (names: readonly string[], columns: Columns): Columns =>
  Object.fromEntries(names.map((name) => [name, columns[name] ?? null]))

const isHit = (part: Part, { all = [], any = [], not, where = [] }: Question): boolean =>
  all.every((fact) => part.facts.includes(fact)) &&
  any.every((one) => hasOne(part, one)) &&
  !(not && hasOne(part, not)) &&
  where.every((range) => isIn(part.columns[range.column] ?? null, range))

const hasOne = (part: Part, { facts = [], ids = [] }: AnyOf): boolean =>
  ids.includes(part.id) || facts.some((fact) => part.facts.includes(fact))

const isIn = (value: number | null, { from, to, in: numbers }: Range): boolean =>
  value !== null &&
  value >= (from ?? Number.NEGATIVE_INFINITY) &&
  value <= (to ?? Number.POSITIVE_INFINITY) &&
  (!numbers || numbers.includes(value))

const scoreOf = (part: Part, near: readonly Wish[]): number =>
  near.reduce((sum, { any, weight = 1 }) => sum + (any.every((one) => hasOne(part, one)) ? weight : 0), 0)

function compare(one: Part, other: Part, order: Order): number {
  const [a, b] = [keyOf(one, order), keyOf(other, order)]
  return a === b ? 0 : a - b
}

function keyOf(part: Part, order: Order): number {
  if (order === 'rank') return 0
  if ('column' in order) return (order.isDescending ? -1 : 1) * (part.columns[order.column] ?? unknown(order))
  const place = 'ids' in order ? order.ids.indexOf(part.id) : order.facts.findIndex((fact) => part.facts.includes(fact))
  return place < 0 ? Number.POSITIVE_INFINITY : place
}

const unknown = ({ isDescending }: { isDescending?: boolean }): number =>
  isDescending ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY

function withoutChoice(question: Question, group: string): Question {
  const isOfGroup = ({ isChoice, facts = [] }: AnyOf) =>
    isChoice && facts.length > 0 && facts.every((fact) => fact.startsWith(`${group}:`))
  return { ...question, any: question.any?.filter((one) => !isOfGroup(one)) }
}

function countGroup(parts: readonly Part[], group: string): FactCount[] {
  const facts = parts.flatMap((part) => [...new Set(part.facts)].filter((fact) => fact.startsWith(`${group}:`)))
  return [...Map.groupBy(facts, (fact) => fact)]
    .map(([fact, all]) => ({ fact, count: all.length }))
    .slice(0, MAX_FACET_FACTS)
}
