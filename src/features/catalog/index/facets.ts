import type { Facts } from './facts.ts'
import { addWholeFact } from './kept-counts.ts'
import { MAX_COUNTED_HITS, MAX_FACET_FACTS } from './limits.ts'
import type { Answer, Bands, Search } from './part-index.types.ts'
import { hasBit } from './posting-list.ts'
import { isOneFact, type NumberedQuestion, numberColumn, withoutChoice, withoutRange } from './question.ts'
import type { Segment } from './segment.ts'

/** What is counted among the hits of one question. */
export interface Count {
  question: NumberedQuestion
  groups: string[]
  bands: CountedBands[]
}

interface CountedBands extends Bands {
  number: number
}

/** First what is counted among the hits, then what is counted without a choice of its own, each by itself. */
export function listCounts(
  search: Search,
  question: NumberedQuestion,
  columns: readonly string[],
): [Count, ...Count[]] {
  const { bands = [] } = search
  const facets = [...new Set(search.facets)]
  const hasChoice = (group: string) => question.any.some(({ choiceOf }) => choiceOf === group)
  const hasRange = ({ number }: CountedBands) =>
    question.where.some(({ isChoice, column }) => isChoice && column === number)
  const numbered = bands.map((one) => ({ ...one, number: numberColumn(columns, one.column) }))
  return [
    {
      question,
      groups: facets.filter((group) => !hasChoice(group)),
      bands: numbered.filter((one) => !hasRange(one)),
    },
    ...facets
      .filter(hasChoice)
      .map((group) => ({ question: withoutChoice(question, group), groups: [group], bands: [] })),
    ...numbered
      .filter(hasRange)
      .map((one) => ({ question: withoutRange(question, one.number), groups: [], bands: [one] })),
  ]
}

/** Counts what is asked for in the hits of one segment after the other; of two counters one is read before the other adds. */
export class Counter {
  readonly #facts: Facts
  readonly #count: Count
  /** A bit for each fact that is counted: in the processor's cache, unlike something larger about each fact. */
  readonly #isCounted: Uint32Array
  readonly #bands: number[][]
  #left = MAX_COUNTED_HITS
  isLowerBound = false

  constructor(facts: Facts, count: Count) {
    this.#facts = facts
    this.#count = count
    this.#isCounted = facts.bitsOf(count.groups)
    this.#bands = count.bands.map(({ from }) => from.map(() => 0))
  }

  /** The first of `rows` are the hits of a segment. */
  add(segment: Segment, rows: Uint32Array, hits: number): void {
    const counted = Math.min(hits, this.#left)
    this.isLowerBound ||= counted < hits
    this.#left -= counted
    const { question, groups, bands } = this.#count
    for (const [place, { number, from }] of bands.entries())
      addToBands(this.#bands[place] ?? [], from, segment.columns[number], rows, counted)
    if (groups.length === 0) return
    const count = (counts: Uint32Array) => this.#addFacts(segment, rows, counted, counts)
    const [only = 0] = question.all
    if (isOneFact(question) && counted === hits) addWholeFact(segment, only, groups, this.#facts.tally, count)
    else count(this.#facts.tally)
  }

  #addFacts({ factsFrom, facts }: Segment, rows: Uint32Array, hits: number, counts: Uint32Array): void {
    const isCounted = this.#isCounted
    for (let hit = 0; hit < hits; hit += 1) {
      const row = rows[hit] ?? 0
      const to = factsFrom[row + 1] ?? 0
      for (let at = factsFrom[row] ?? 0; at < to; at += 1) {
        const fact = facts[at] ?? 0
        if (hasBit(isCounted, fact)) counts[fact] = (counts[fact] ?? 0) + 1
      }
    }
  }

  writeTo({ facets, bands }: Pick<Answer, 'facets' | 'bands'>): void {
    for (const group of this.#count.groups) facets.set(group, this.#facts.takeTally(group, MAX_FACET_FACTS))
    for (const [place, { column }] of this.#count.bands.entries()) bands.set(column, this.#bands[place] ?? [])
  }
}

function addToBands(
  counts: number[],
  from: readonly number[],
  column: Float64Array = new Float64Array(),
  rows: Uint32Array,
  hits: number,
): void {
  for (let hit = 0; hit < hits; hit += 1) {
    const value = column[rows[hit] ?? 0] ?? Number.NaN
    let band = from.length - 1
    while (band >= 0 && !(value >= (from[band] ?? 0))) band -= 1
    if (band >= 0) counts[band] = (counts[band] ?? 0) + 1
  }
}
