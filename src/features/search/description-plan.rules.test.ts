import { describe, expect, test } from 'vitest'
import { arrange, chooseWay, type Way } from './description-plan.rules.ts'
import type { Counted } from './expected-goods.rules.ts'
import { groupRanks } from './rank-groups.rules.ts'

const shape = {
  goodsCount: 1_000_000,
  rankShares: new Map([
    [50, 0.01],
    [49, 0.02],
    [48, 0.1],
    [2, 0.5],
  ]),
  goodsOfCategory: () => 10_000,
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

  test('what few goods have is read in one step, whatever else is asked for', () => {
    const wanted = [
      { condition: { valueIds: [7] }, goodsCount: 3000 },
      { condition: { valueIds: [8] }, goodsCount: 900_000 },
    ]
    expect(chooseWay(wanted, store)).toEqual({ by: 'tokens' })
  })

  test('of some thousand goods with a rating of hundreds of values the best are taken', () => {
    const wanted = [
      { condition: { valueIds: ids(300) }, goodsCount: 9000 },
      { condition: { valueIds: [900] }, goodsCount: 900_000 },
    ]
    expect(chooseWay(wanted, store)).toEqual({ by: 'tokens', sorted: 'few' })
    const [rating, ...others] = wanted
    const few = [{ ...rating, condition: { valueIds: ids(100) }, goodsCount: 9000 }, ...others]
    expect(chooseWay(few, store)).toMatchObject({ ranks: expect.any(Array) })
  })

  test('of facts of one kind, which may go together, the best are found at once', () => {
    const kind = { condition: { leaves: [1] }, goodsCount: 19_000 }
    const packaged = { condition: { packageIds: [3] }, goodsCount: 5000 }
    const value = (goodsCount: number) => ({ condition: { valueIds: [7] }, goodsCount })
    const among = { ...store, among: 19_000 }
    expect(chooseWay([kind, value(13_000), packaged], among)).toEqual({ by: 'tokens', sorted: 'many' })
    // No more can match than are read at once; more than can be sorted may.
    expect(chooseWay([kind, value(1900), packaged], among)).toEqual({ by: 'tokens' })
    expect(chooseWay([kind, value(13_000)], { ...store, among: 190_000 })).toEqual({ by: 'tokens' })
  })

  test('beside few goods a part of a number is checked in all of them, and the best are found at once', () => {
    const number = { condition: { contains: '1000' }, goodsCount: 0 }
    const beside = (goodsCount: number) => [number, { condition: { valueIds: [7] }, goodsCount }]
    expect(chooseWay(beside(3000), store)).toEqual({ by: 'tokens' })
    expect(chooseWay(beside(5000), store)).toEqual({ by: 'tokens', sorted: 'many' })
    expect(chooseWay(beside(7000), store)).toEqual({ by: 'number' })
  })

  test('two ratings are expected to be of the same goods', () => {
    const wanted = [
      { condition: { valueIds: ids(80) }, goodsCount: 15_000 },
      { condition: { valueIds: ids(600) }, goodsCount: 90_000 },
    ]
    expect(chooseWay(wanted, store)).toMatchObject({ ranks: groupRanks(15_000, shape) })
  })

  test('many expected goods are read from the highest rank down', () => {
    const wanted = [
      { condition: { leaves: [1] }, goodsCount: 100_000 },
      { condition: { valueIds: [7] }, goodsCount: 40_000 },
    ]
    expect(chooseWay(wanted, { ...store, among: 100_000 })).toMatchObject({ by: 'tokens', ranks: expect.any(Array) })
  })

  describe('counted by category', () => {
    const inCategories = (...counts: Array<[categoryId: number, count: number]>) => new Map(counts)
    const common = {
      condition: { valueIds: [7] },
      goodsCount: 600_000,
      kinds: inCategories([1, 8000], [2, 9000]),
    }
    const beside = (...counts: Array<[categoryId: number, count: number]>) => ({
      condition: { valueIds: [8] },
      goodsCount: 30_000,
      kinds: inCategories(...counts),
    })

    test('what no category has together is not searched', () => {
      expect(chooseWay([common, beside([3, 9000], [4, 9000])], store)).toEqual({ by: 'nothing' })
      const number = { condition: { beginsWith: ['LM358'] }, goodsCount: 0 }
      expect(chooseWay([common, beside([3, 9000]), number], store)).toEqual({ by: 'nothing' })
      expect(chooseWay([{ ...common, kinds: inCategories() }], store)).toEqual({ by: 'nothing' })
    })

    test('what few goods of the common categories have is read in one step', () => {
      expect(chooseWay([common, beside([2, 3000], [3, 9000])], store)).toEqual({ by: 'tokens', leaves: [2] })
      const { kinds: _, ...uncounted } = common
      expect(chooseWay([uncounted, beside([2, 5000], [3, 9000])], store)).toMatchObject({ ranks: expect.any(Array) })
    })

    test('what many of them have is read from the highest rank down', () => {
      const wanted = [common, beside([1, 9000], [2, 9000])]
      expect(chooseWay(wanted, store)).toMatchObject({ ranks: expect.any(Array) })
    })
  })

  test('a number prefix is searched first', () => {
    const wanted = [
      { condition: { leaves: [1] }, goodsCount: 90_000 },
      { condition: { beginsWith: ['LM358'] }, goodsCount: 0 },
    ]
    expect(chooseWay(wanted, store)).toEqual({ by: 'number' })
  })

  test('a number prefix alone is searched in its index, however few goods its kind of part has', () => {
    const wanted = [{ condition: { beginsWith: ['LM339'] }, goodsCount: 0 }]
    expect(chooseWay(wanted, { ...store, among: 500 })).toEqual({ by: 'number' })
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
      { condition: { beginsWith: ['USB'] }, goodsCount: 0 },
    ]
    expect(chooseWay(wanted, store)).toEqual({ by: 'tokens' })
  })
})

describe('of several conditions', () => {
  const kind = { condition: { leaves: ids(30) }, goodsCount: 200_000 }
  const rare = { condition: { valueIds: [7] }, goodsCount: 2000, storeCount: 2000 }
  const common = { condition: { valueIds: [8] }, goodsCount: 100_000, storeCount: 150_000 }
  const rarer = { condition: { valueIds: [6] }, goodsCount: 200, storeCount: 200 }
  const lookedUp = (one: { condition: object }) => ({ ...one.condition, isLookedUp: true })
  const plain = { by: 'tokens' } as const

  test('the rarest is searched first, the others are checked in its goods', () => {
    const arranged = arrange([kind, common, rarer], 200_000, shape, plain)
    expect(arranged).toEqual([rarer.condition, lookedUp(common), lookedUp(kind)])
  })

  test('one that excludes many goods is searched, too', () => {
    expect(arrange([common, rare], 200_000, shape, plain)).toEqual([rare.condition, common.condition])
    const most = { condition: { valueIds: [9] }, goodsCount: 190_000, storeCount: 900_000 }
    expect(arrange([most, rare], 200_000, shape, plain)).toEqual([rare.condition, lookedUp(most)])
  })

  test('only the goods of the highest ranks are to be read when there are groups of ranks', () => {
    const ranked = { by: 'tokens', ranks: [[50], [49]] } as const satisfies Way
    const searched = { ...rare.condition, isBeforeRanks: true }
    expect(arrange([common, rare], 200_000, shape, ranked)).toEqual([searched, lookedUp(common)])
  })

  test('common ones are searched together', () => {
    const other = { condition: { packageIds: [3] }, goodsCount: 90_000, storeCount: 160_000 }
    const [first, second] = arrange([kind, common, other], 200_000, shape, plain)
    expect([first, second]).toEqual([common.condition, other.condition])
  })

  test('one that is rare only among these kinds is not searched first', () => {
    const elsewhere = { condition: { packageIds: [3] }, goodsCount: 900, storeCount: 500_000 }
    const one = { condition: { leaves: [1] }, goodsCount: 200_000 }
    expect(arrange([one, elsewhere], 200_000, shape, plain)[0]).toEqual(one.condition)
  })

  test('the categories that they have in common are searched before all of them, if these have fewer goods', () => {
    const first = { ...common, kinds: new Map([1, 2].map((id) => [id, 5000])) }
    const second = { condition: { packageIds: [3] }, goodsCount: 90_000, kinds: new Map([[1, 90_000]]) }
    const leavesOf = (goods: number, wanted: Counted[]) =>
      arrange(wanted, 1_000_000, { ...shape, goodsOfCategory: () => goods }, plain).map(({ leaves }) => leaves)
    expect(leavesOf(10_000, [first, second])).toEqual([[1], undefined, undefined])
    expect(leavesOf(200_000, [first, second])).toEqual([undefined, undefined])
    expect(leavesOf(10_000, [first, { ...second, kinds: undefined }])).toEqual([undefined, undefined])
  })

  describe('a rating with hundreds of values', () => {
    const from = (least: number, count: number) => ids(count).map((id) => id + least)
    const rating = { condition: { valueIds: from(1000, 300) }, goodsCount: 9000, storeCount: 9000 }
    const other = { condition: { valueIds: from(2000, 80) }, goodsCount: 8000, storeCount: 8000 }
    const byValue = { ...rating.condition, isEachValue: true }

    test('is searched value by value', () => {
      expect(arrange([rating, common], 1_000_000, shape, plain)).toEqual([byValue, common.condition])
    })

    test('is checked in few goods', () => {
      expect(arrange([rating, rarer], 1_000_000, shape, plain)).toEqual([rarer.condition, lookedUp(rating)])
    })

    test('does not keep others out of the index where it is checked in goods', () => {
      const word = { condition: { text: 'hub' }, goodsCount: 50_000 }
      const tolerance = { condition: { valueIds: [9, 10] }, goodsCount: 370_000, storeCount: 370_000 }
      const wide = { ...rating, goodsCount: 360_000, storeCount: 360_000 }
      const ranked: Way = { by: 'tokens', ranks: [[48], [47]] }
      expect(arrange([wide, tolerance, word], 1_000_000, shape, ranked)).toEqual([
        { ...word.condition, isBeforeRanks: true },
        tolerance.condition,
        lookedUp(wide),
      ])
    })

    test('is not combined with a list of most goods, which would be read to its end', () => {
      const most = { condition: { valueIds: [9] }, goodsCount: 800_000, storeCount: 800_000 }
      expect(arrange([rating, most], 1_000_000, shape, plain)).toEqual([byValue, lookedUp(most)])
    })

    test('is not combined with many lists of half as many goods, which would be merged', () => {
      const tolerance = { condition: { valueIds: from(3000, 20) }, goodsCount: 250_000, storeCount: 250_000 }
      const wide = { ...rating, goodsCount: 30_000, storeCount: 30_000 }
      expect(arrange([wide, tolerance], 1_000_000, shape, plain)).toEqual([byValue, lookedUp(tolerance)])
    })

    test('is combined with one other condition only', () => {
      const another = { condition: { packageIds: [3] }, goodsCount: 100_000, storeCount: 100_000 }
      const arranged = arrange([rating, common, another], 1_000_000, shape, plain)
      expect(arranged).toEqual([byValue, another.condition, lookedUp(common)])
    })

    test('is searched so beside a short part of a number, if not too many goods have it', () => {
      const each = (contains: string, storeCount: number) =>
        arrange(
          [
            { ...rating, storeCount },
            { condition: { contains }, goodsCount: 0 },
          ],
          1_000_000,
          shape,
          {
            by: 'number',
          },
        ).some((one) => one.isEachValue)
      expect([each('3000', 9000), each('3000', 90_000), each('30001', 9000)]).toEqual([true, false, false])
    })

    test('is the only one that is searched so, and beside another one not by rank', () => {
      const each = (way: Way) => arrange([rating, other], 1_000_000, shape, way).map((one) => one.isEachValue)
      expect(each(plain)).toEqual([true, undefined])
      expect(each({ by: 'tokens', ranks: [[50], [49]] })).toEqual([undefined, undefined])
    })
  })

  test('a word that most goods have is checked beside a part of a number', () => {
    const word = { condition: { text: 'reel', valueIds: [5] }, goodsCount: 600_000 }
    const number = { condition: { contains: '3000' }, goodsCount: 0 }
    const isChecked = (goodsCount: number, way: Way) =>
      arrange([{ ...word, goodsCount }, number], 1_000_000, shape, way).find(({ text }) => text)?.isLookedUp === true
    expect(isChecked(600_000, { by: 'number' })).toBe(true)
    expect(isChecked(400_000, { by: 'number' })).toBe(false)
    expect(isChecked(600_000, plain)).toBe(false)
  })

  test('words are else never checked, number prefixes always', () => {
    const word = { condition: { text: 'hub' }, goodsCount: 500 }
    const number = { condition: { beginsWith: ['USB'] }, goodsCount: 0 }
    const arranged = arrange([rare, word, number, common], 200_000, shape, plain)
    expect(arranged.map((one) => one.isLookedUp)).toEqual([true, undefined, undefined, true])
    expect(arranged.slice(0, 2)).toEqual([lookedUp(number), word.condition])
  })
})
