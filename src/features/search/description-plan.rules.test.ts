import { describe, expect, test } from 'vitest'
import { arrange, byRank, chooseWay } from './description-plan.rules.ts'

const shape = {
  goodsCount: 1_000_000,
  rankShares: new Map([
    [50, 0.01],
    [49, 0.02],
    [48, 0.1],
    [2, 0.5],
  ]),
}
const store = { pageEnd: 20, read: 1000, among: 1_000_000, store: shape, isFiltered: false }
const ids = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

describe('the plan of a search by description', () => {
  test('a kind of part alone is read in result order, a share of each kind', () => {
    const wanted = [{ condition: { leaves: ids(20) }, goodsCount: 90_000 }]
    expect(chooseWay(wanted, store)).toEqual({ by: 'order', ofEach: 100, goodsCount: 90_000 })
  })

  test('a later page reads as many of each kind as it may need', () => {
    const wanted = [{ condition: { leaves: ids(20) }, goodsCount: 90_000 }]
    expect(chooseWay(wanted, { ...store, pageEnd: 400 })).toMatchObject({ by: 'order', ofEach: 400 })
  })

  test('what is to be filtered or sorted reads more of each kind', () => {
    const wanted = [{ condition: { leaves: ids(20) }, goodsCount: 90_000 }]
    expect(chooseWay(wanted, { ...store, read: 10_000 })).toMatchObject({ by: 'order', ofEach: 500 })
  })

  test('a small kind is read whole', () => {
    expect(chooseWay([{ condition: { leaves: ids(20) }, goodsCount: 500 }], store)).toMatchObject({ ofEach: 2000 })
  })

  test('a kind with the stock filter is found by its tokens', () => {
    const wanted = [{ condition: { leaves: [1] }, goodsCount: 90_000 }]
    expect(chooseWay(wanted, { ...store, isFiltered: true })).toMatchObject({ by: 'tokens', ranks: expect.any(Array) })
  })

  test('few expected goods are read in one step', () => {
    const wanted = [
      { condition: { leaves: [1] }, goodsCount: 100_000 },
      { condition: { valueIds: [7] }, goodsCount: 1000 },
    ]
    expect(chooseWay(wanted, { ...store, among: 100_000 })).toEqual({ by: 'tokens' })
  })

  test('many expected goods are read from the highest rank down', () => {
    const wanted = [
      { condition: { leaves: [1] }, goodsCount: 100_000 },
      { condition: { valueIds: [7] }, goodsCount: 40_000 },
    ]
    expect(chooseWay(wanted, { ...store, among: 100_000 })).toMatchObject({ by: 'tokens', ranks: expect.any(Array) })
  })

  test('a number prefix is searched first', () => {
    const wanted = [
      { condition: { leaves: [1] }, goodsCount: 90_000 },
      { condition: { beginsWith: 'LM358' }, goodsCount: 0 },
    ]
    expect(chooseWay(wanted, store)).toEqual({ by: 'number' })
  })

  test('a part of a number is checked in few goods', () => {
    const wanted = [
      { condition: { leaves: [1] }, goodsCount: 10 },
      { condition: { contains: '250' }, goodsCount: 0 },
    ]
    expect(chooseWay(wanted, store)).toEqual({ by: 'tokens' })
  })

  test('beside a word of the description a number prefix is checked', () => {
    const wanted = [
      { condition: { text: 'hub' }, goodsCount: 500 },
      { condition: { beginsWith: 'USB' }, goodsCount: 0 },
    ]
    expect(chooseWay(wanted, store)).toEqual({ by: 'tokens' })
  })
})

describe('of several conditions', () => {
  const kind = { condition: { leaves: ids(30) }, goodsCount: 200_000 }
  const rare = { condition: { valueIds: [7] }, goodsCount: 2000, storeCount: 2000 }
  const common = { condition: { valueIds: [8] }, goodsCount: 100_000, storeCount: 150_000 }
  const lookedUp = (one: { condition: object }) => ({ ...one.condition, isLookedUp: true })

  test('the rarest is searched first, the others are checked in its goods', () => {
    expect(arrange([kind, common, rare], 200_000, shape)).toEqual([rare.condition, lookedUp(common), lookedUp(kind)])
  })

  test('common ones are searched together', () => {
    const other = { condition: { packageIds: [3] }, goodsCount: 90_000, storeCount: 160_000 }
    const [first, second] = arrange([kind, common, other], 200_000, shape)
    expect([first, second]).toEqual([common.condition, other.condition])
  })

  test('one that is rare only among these kinds is not searched first', () => {
    const elsewhere = { condition: { packageIds: [3] }, goodsCount: 900, storeCount: 500_000 }
    const one = { condition: { leaves: [1] }, goodsCount: 200_000 }
    expect(arrange([one, elsewhere], 200_000, shape)[0]).toEqual(one.condition)
  })

  test('a condition with many values is searched, too', () => {
    const rating = { condition: { valueIds: ids(900) }, goodsCount: 150_000, storeCount: 150_000 }
    expect(arrange([rating, rare], 200_000, shape)).toEqual([rare.condition, rating.condition])
  })

  test('words are never checked, number prefixes always', () => {
    const word = { condition: { text: 'hub' }, goodsCount: 500 }
    const number = { condition: { beginsWith: 'USB' }, goodsCount: 0 }
    expect(arrange([rare, word, number], 200_000, shape)).toEqual([lookedUp(number), word.condition, lookedUp(rare)])
  })
})

describe('ranks are read in groups', () => {
  const ranksFor = (goods: number) => {
    const way = byRank(goods, shape)
    return way.by === 'tokens' ? (way.ranks ?? []) : []
  }

  test('each of about as many goods, from the highest rank down, every rank once', () => {
    const ranks = ranksFor(100_000)
    expect(ranks.flat()).toEqual(Array.from({ length: 123 }, (_, place) => 122 - place))
    expect(ranks.find((group) => group.includes(48))).toEqual([48])
  })

  test('all in one when few goods fit', () => {
    expect(ranksFor(1000)).toHaveLength(1)
  })
})
