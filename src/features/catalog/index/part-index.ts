import { Counter, listCounts } from './facets.ts'
import { assertWithinLimits } from './limits.ts'
import { countMatches, match } from './match.ts'
import { Page } from './order.ts'
import type { Answer, IndexOptions, PartIndex, Question, Search } from './part-index.types.ts'
import { isOneFact, numberQuestion } from './question.ts'
import { bytesOf, factsOfRow } from './segment.ts'
import { SegmentThread } from './segment-thread.ts'
import { Store } from './store.ts'

/** See README.md. */
export function createPartIndex(options: IndexOptions): PartIndex {
  const thread = new SegmentThread()
  let store = new Store(options, thread)
  let buildSeconds: number | null = null
  // Changes are made one after the other.
  let last: Promise<void> = Promise.resolve()
  const place = (id: number) => store.find(id)
  return {
    async build(batches) {
      const began = performance.now()
      const next = new Store(options, thread)
      await next.build(batches)
      store = next
      buildSeconds = (performance.now() - began) / 1000
    },
    apply(changes) {
      const applied = last.then(() => store.apply(changes))
      last = applied.catch(() => {})
      return applied
    },
    find: (search) => find(store, options, search),
    count: (questions) => questions.map((question) => count(store, options, question)),
    listFacts: (group, beginning = '') =>
      store.facts.list(group).filter(({ fact }) => fact.startsWith(`${group}:${beginning}`)),
    has: (id) => place(id) !== undefined,
    columnsOf(id) {
      const found = place(id)
      return found && store.columnsOf(found)
    },
    factsOf(id) {
      const found = place(id)
      return found && Array.from(factsOfRow(found.segment, found.row), (fact) => store.facts.name(fact))
    },
    statistics: () => ({
      parts: store.size,
      segments: store.segments.length,
      bytes: store.segments.reduce((sum, segment) => sum + bytesOf(segment), store.facts.bytes),
      buildSeconds,
    }),
    settled: () => store.settled(),
    close: () => thread.close(),
  }
}

function find({ facts, segments, scratch }: Store, { columns }: IndexOptions, search: Search): Answer {
  assertWithinLimits(search)
  const question = numberQuestion(facts, columns, search)
  const page = new Page(facts, columns, search)
  const answer: Answer = { ids: [], total: 0, facets: new Map(), bands: new Map(), isLowerBound: false }
  for (const count of listCounts(search, question, columns)) {
    const counter = new Counter(facts, count)
    for (const segment of segments) {
      const hits = match(segment, count.question, scratch)
      counter.add(segment, scratch, hits)
      // Among the hits themselves, and not those without a choice.
      if (count.question !== question) continue
      answer.total += hits
      page.add(segment, scratch, hits)
    }
    counter.writeTo(answer)
    answer.isLowerBound ||= counter.isLowerBound
  }
  return { ...answer, ids: page.ids() }
}

function count({ facts, segments, scratch }: Store, { columns }: IndexOptions, asked: Question): number {
  assertWithinLimits(asked)
  const question = numberQuestion(facts, columns, asked)
  const [only = 0] = question.all
  if (isOneFact(question)) return facts.counts[only] ?? 0
  return segments.reduce((sum, segment) => sum + countMatches(segment, question, scratch), 0)
}
