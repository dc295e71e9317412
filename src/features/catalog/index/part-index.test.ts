import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createNaiveIndex } from './naive-index.ts'
import { createPartIndex } from './part-index.ts'
import type { Answer, AnyOf, Changes, IndexOptions, Part, Search } from './part-index.types.ts'

/** 100,000 questions take minutes: by hand, `QUESTIONS=100000`. */
const QUESTIONS = Number(process.env.QUESTIONS ?? 2000)
const QUESTIONS_OF_A_CATALOGUE = 50

const OPTIONS: IndexOptions = {
  columns: ['stock', 'popularity', 'price'],
  rankBy: ({ stock, popularity }) => (Number(stock) > 0 ? 1000 : 0) + Number(popularity),
  // Many segments, and merges in the thread.
  rowsAtOnce: 16,
}

const index = createPartIndex(OPTIONS)
afterAll(() => index.close())

/** Some facts are of nearly all parts, so that their lists are bit sets, and most are of a few. */
const fact = fc.oneof(
  fc.constantFrom('category:1', 'category:2', 'rohs:yes', 'word:resistor'),
  fc.nat(6).map((id) => `maker:${id}`),
  fc.nat(40).map((value) => `p31:${value}`),
  fc.nat(150).map((word) => `word:${word}`),
)
const id = fc.nat(250)
const stock = fc.option(fc.nat(2))
const price = fc.option(fc.double({ min: 0, max: 5, noNaN: true }))
const part: fc.Arbitrary<Part> = fc.record({
  id,
  facts: fc.array(fact, { maxLength: 8 }),
  columns: fc.record({ stock, popularity: fc.nat(5), price }),
})
const changes: fc.Arbitrary<Changes> = fc.record({
  put: fc.array(part, { maxLength: 40 }),
  columns: fc.array(
    fc.record({ id, columns: fc.record({ stock, price, popularity: fc.nat(5) }, { requiredKeys: [] }) }),
    { maxLength: 10 },
  ),
  remove: fc.array(id, { maxLength: 10 }),
})

const anyOf: fc.Arbitrary<AnyOf> = fc.record(
  {
    facts: fc.oneof(
      fc.array(fact, { maxLength: 8 }),
      fc.array(
        fc.nat(6).map((one) => `maker:${one}`),
        { minLength: 1, maxLength: 3 },
      ),
    ),
    ids: fc.array(id, { maxLength: 100 }),
    isChoice: fc.boolean(),
  },
  { requiredKeys: ['facts'] },
)
const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 2 })
const search: fc.Arbitrary<Search> = fc.record(
  {
    all: some(fact),
    any: some(anyOf),
    not: anyOf,
    where: some(
      fc.oneof(
        fc.record({ column: fc.constant('price'), from: fc.nat(2), isChoice: fc.boolean() }),
        fc.record({ column: fc.constant('stock'), from: fc.constant(1) }),
        fc.record({ column: fc.constant('popularity'), in: fc.array(fc.nat(5)), to: fc.nat(5) }),
      ),
    ),
    near: some(fc.record({ any: some(anyOf), weight: fc.integer({ min: -2, max: 3 }) }, { requiredKeys: ['any'] })),
    order: fc.oneof(
      fc.constant('rank' as const),
      fc.record({ column: fc.constantFrom('price', 'stock'), isDescending: fc.boolean() }),
      fc.record({ facts: fc.array(fact) }),
      fc.record({ ids: fc.array(id) }),
    ),
    page: fc.record({ from: fc.nat(60), size: fc.nat(30) }),
    facets: fc.uniqueArray(fc.constantFrom('category', 'maker', 'p31', 'none'), { maxLength: 3 }),
    bands: fc.uniqueArray(
      fc.record({ column: fc.constantFrom('price', 'stock'), from: fc.constantFrom([0, 1, 2.5], [1]) }),
      { maxLength: 2, selector: ({ column }) => column },
    ),
  },
  { requiredKeys: [] },
)

/** Its counts are kept. */
const WHOLE_CATEGORY: Search = { all: ['category:1'], facets: ['maker', 'p31'] }

/** Facts with one count are in any order. */
const comparable = ({ facets, ...answer }: Answer) => {
  for (const counted of facets.values())
    counted.sort((one, other) => other.count - one.count || one.fact.localeCompare(other.fact))
  return { facets, ...answer }
}

async function* inBatches(batches: Part[][]) {
  yield* batches
}

const sorted = (facts: readonly string[] | undefined) => facts?.toSorted()

test('answers as a look at every part does, through builds, changes and merges', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc
        .uniqueArray(part, { maxLength: 250, selector: (one) => one.id })
        .map((parts) => [parts.slice(50), parts.slice(0, 50)]),
      fc.array(changes, { maxLength: 24 }),
      fc.array(search, { minLength: QUESTIONS_OF_A_CATALOGUE, maxLength: QUESTIONS_OF_A_CATALOGUE }),
      async (batches, changed, searches) => {
        const naive = createNaiveIndex(OPTIONS)
        await Promise.all([index.build(inBatches(batches)), naive.build(inBatches(batches))])
        const compare = (one: Search) => {
          expect(comparable(index.find(one))).toEqual(comparable(naive.find(one)))
          expect(index.count([one])).toEqual(naive.count([one]))
        }
        for (const [at, change] of changed.entries()) {
          await Promise.all([index.apply(change), naive.apply(change)])
          // Between two changes, also while segments are being merged.
          const [asked = WHOLE_CATEGORY] = searches.slice(at)
          compare(asked)
          compare(WHOLE_CATEGORY)
        }
        for (const one of searches) compare(one)
        await index.settled()
        for (const one of searches.slice(-5)) compare(one)
        for (const one of [0, 1, 77, 250]) {
          expect(index.has(one)).toBe(naive.has(one))
          expect(index.columnsOf(one)).toEqual(naive.columnsOf(one))
          expect(sorted(index.factsOf(one))).toEqual(sorted(naive.factsOf(one)))
        }
        const byFact = (facts: ReturnType<typeof index.listFacts>) => new Map(facts.map((one) => [one.fact, one.count]))
        expect(byFact(index.listFacts('word', '1'))).toEqual(byFact(naive.listFacts('word', '1')))
        expect(index.statistics().parts).toBe(naive.statistics().parts)
      },
    ),
    { numRuns: Math.ceil(QUESTIONS / QUESTIONS_OF_A_CATALOGUE) },
  )
})
