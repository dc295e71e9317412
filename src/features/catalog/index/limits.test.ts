import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSegment, RowWriter } from './build-segment.ts'
import { Counter } from './facets.ts'
import { Facts } from './facts.ts'
import { MAX_ALTERNATIVES, MAX_CONDITIONS, MAX_COUNTED_HITS, MAX_PAGE_SIZE } from './limits.ts'
import { createPartIndex } from './part-index.ts'
import type { Part } from './part-index.types.ts'
import { numberQuestion } from './question.ts'

const parts = (count: number, facts: string[]): Part[] =>
  Array.from({ length: count }, (_, id) => ({ id, facts, columns: { popularity: id } }))

const newIndex = (rowsAtOnce?: number) =>
  createPartIndex({ columns: ['popularity'], rankBy: ({ popularity }) => popularity ?? 0, rowsAtOnce })
const many = (count: number) => Array.from({ length: count }, (_, at) => `value:${at}`)

const index = newIndex()
beforeAll(() => index.apply({ put: parts(1200, many(MAX_CONDITIONS)) }))
afterAll(() => index.close())

test('answers questions up to the limits and refuses longer ones', () => {
  expect(index.find({ all: many(MAX_CONDITIONS) }).total).toBe(1200)
  expect(() => index.find({ all: many(MAX_CONDITIONS + 1) })).toThrow(`more than the ${MAX_CONDITIONS} allowed`)
  expect(index.count([{ any: [{ facts: many(MAX_ALTERNATIVES) }] }])).toEqual([1200])
  expect(() => index.count([{ any: [{ facts: many(MAX_ALTERNATIVES + 1) }] }])).toThrow(RangeError)
  expect(() => index.find({ near: [{ any: [{ facts: many(MAX_ALTERNATIVES + 1) }] }] })).toThrow(RangeError)
  expect(() => index.find({ page: { from: 0, size: MAX_PAGE_SIZE + 1 } })).toThrow(RangeError)
  expect(() => index.find({ page: { from: -1, size: 1 } })).toThrow(RangeError)
  expect(() => index.find({ order: { column: 'weight' } })).toThrow('no column "weight"')
})

test('as many groups are counted as parts have', () => {
  const groups = Array.from({ length: 2000 }, (_, at) => `p${at}`)
  expect(index.find({ facets: [...groups, 'value'] }).facets.get('value')).toHaveLength(MAX_CONDITIONS)
})

test('a page behind the last hit is empty', () => {
  expect(index.find({ page: { from: 1199, size: 20 } })).toMatchObject({ ids: [0], total: 1200 })
  expect(index.find({ page: { from: 1e15, size: 20 } })).toMatchObject({ ids: [], total: 1200 })
})

test.each([0, 5, 700, 1190])('a page in the order of a column begins anywhere: %i', (from) => {
  const ids = Array.from({ length: 10 }, (_, at) => from + at)
  expect(index.find({ order: { column: 'popularity' }, page: { from, size: 10 } }).ids).toEqual(ids)
})

test('refuses parts that are none, and keeps the others as they are', async () => {
  await expect(index.apply({ put: [{ id: 1, facts: ['resistor'], columns: {} }] })).rejects.toThrow('needs a group')
  await expect(index.apply({ put: [{ id: 0.5, facts: [], columns: {} }] })).rejects.toThrow('no id of a part')
  expect(index.columnsOf(1)).toEqual({ popularity: 1 })
  expect(index.statistics().parts).toBe(1200)
})

test('facets count a million hits and say that there are more', () => {
  const facts = new Facts()
  const writer = new RowWriter(1, 0)
  writer.push({ id: 7, rank: 0, columns: [], facts: [facts.intern('maker:7')] })
  const segment = buildSegment(writer.take())
  const counter = new Counter(facts, { question: numberQuestion(facts, [], {}), groups: ['maker'], bands: [] })
  counter.add(segment, new Uint32Array(MAX_COUNTED_HITS + 1), MAX_COUNTED_HITS + 1)
  const counted = { facets: new Map(), bands: new Map() }
  counter.writeTo(counted)
  expect(counted.facets.get('maker')).toEqual([{ fact: 'maker:7', count: MAX_COUNTED_HITS }])
  expect(counter.isLowerBound).toBe(true)
})

test('many small changes are merged into few segments', async () => {
  const other = newIndex()
  for (const part of parts(150, ['maker:7'])) await other.apply({ put: [part] })
  await other.settled()
  expect(other.statistics()).toMatchObject({ parts: 150 })
  expect(other.statistics().segments).toBeLessThan(30)
  await other.close()
})

test('answers as before while it is built again', async () => {
  const other = newIndex()
  await other.apply({ put: parts(3, ['maker:7']) })
  const release = Promise.withResolvers<void>()
  async function* slowly() {
    yield parts(2000, ['maker:8'])
    await release.promise
    yield [{ id: 5000, facts: ['maker:9'], columns: {} }]
  }
  const built = other.build(slowly())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(other.count([{ all: ['maker:7'] }, { all: ['maker:8'] }])).toEqual([3, 0])
  release.resolve()
  await built
  expect(other.count([{ all: ['maker:7'] }, { all: ['maker:8'] }, { all: ['maker:9'] }])).toEqual([0, 2000, 1])
  await other.close()
})

test('answers right where segments cannot be merged, and says so', async () => {
  const other = newIndex(1)
  await other.close()
  for (const part of parts(30, ['maker:7'])) await other.apply({ put: [part] })
  await expect(other.settled()).rejects.toThrow()
  expect(other.count([{ all: ['maker:7'] }])).toEqual([30])
})

test('the most frequent facts of a group come first', async () => {
  const facts = (id: number) => [id % 3 === 0 ? 'maker:7' : 'maker:8', `value:${id}`]
  const other = newIndex()
  await other.apply({ put: Array.from({ length: 9 }, (_, id) => ({ id, facts: facts(id), columns: {} })) })
  const makers = [
    { fact: 'maker:8', count: 6 },
    { fact: 'maker:7', count: 3 },
  ]
  expect(other.find({ facets: ['maker'] }).facets.get('maker')).toEqual(makers)
  expect(other.listFacts('maker')).toEqual(makers)
  await other.close()
})

test('builds several segments, one while the rows of the next are taken', async () => {
  const other = newIndex()
  const size = 120_000
  async function* batches() {
    for (let from = 0; from < size; from += 4000)
      yield Array.from({ length: 4000 }, (_, at) => ({
        id: from + at,
        facts: [`maker:${(from + at) % 7}`],
        columns: { popularity: (from + at) % 1000 },
      }))
  }
  await other.build(batches())
  expect(other.statistics()).toMatchObject({ parts: size, segments: 3 })
  expect(other.count(Array.from({ length: 7 }, (_, maker) => ({ all: [`maker:${maker}`] })))).toEqual(
    Array.from({ length: 7 }, (_, maker) => Math.ceil((size - maker) / 7)),
  )
  const best = Array.from({ length: 120 }, (_, at) => at * 1000 + 999)
  expect(other.find({ page: { from: 0, size: 120 } }).ids).toEqual(best)
  await other.close()
})
