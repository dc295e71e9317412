import { beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { today, trouble } from '#features/staff/staff.contract.ts'
import { assignWork } from '#features/staff/work.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import { searchGoods } from '../../search.contract.ts'
import * as contract from '../../staff-search.contract.ts'

const world = await createWorld(`teaching_${process.env.VITEST_POOL_ID ?? '1'}`)
const clerk = await world.staff('content')
const search = (goodsModel: string) => world.visitor().call(searchGoods, { fuzzy: true, goodsModel })
const openMisses = async () => (await clerk.call(contract.searchMisses, {})).list

beforeEach(async () => {
  await world.sql`truncate search_miss, search_answer`
})

describe('a search without a result', () => {
  test('is listed with its count; a synonym is used by the next search, and can be removed', async () => {
    for (const _ of [1, 2]) expect((await search('frobulator')).totalCount).toBe(0)
    expect(await openMisses()).toMatchObject([{ query: 'frobulator', times: 2, answer: null }])
    const { found } = await clerk.call(contract.teachSynonym, { phrase: 'frobulator', meaning: 'resistor' })
    expect(found).toBeGreaterThan(0)
    expect((await search('frobulator')).totalCount).toBe((await search('resistor')).totalCount)
    expect(await openMisses()).toEqual([])
    expect((await clerk.call(contract.searchMisses, { state: 'taught' })).list).toMatchObject([
      { query: 'frobulator', answer: 'synonym', detail: 'resistor', who: clerk.email },
    ])
    await clerk.call(contract.removeSynonym, { phrase: 'frobulator', meaning: 'resistor' })
    expect((await search('frobulator')).totalCount).toBe(0)
    expect(await openMisses()).toMatchObject([{ query: 'frobulator', times: 3 }])
  })

  test('an alias of a manufacturer is used by the next search; a name of another one is refused', async () => {
    const { list } = await clerk.call(contract.makerChoices, {})
    const [maker, other] = list
    await search('zzmaker')
    await clerk.call(contract.teachMakerName, { brandId: maker?.brandId ?? 0, name: 'zzmaker' })
    expect((await search('zzmaker')).totalCount).toBe((await search(maker?.brandName ?? '')).totalCount)
    const taken = clerk.call(contract.teachMakerName, { brandId: other?.brandId ?? 0, name: 'ZZmaker' })
    await expect(taken).rejects.toMatchObject({ reason: 'invalid_input' })
    const nobody = clerk.call(contract.teachMakerName, { brandId: 2_000_000_000, name: 'yy' })
    await expect(nobody).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('a meaning without results, or the phrase itself, is refused', async () => {
    const empty = clerk.call(contract.teachSynonym, { phrase: 'frob', meaning: 'qqzzxx' })
    await expect(empty).rejects.toMatchObject({ reason: 'invalid_input' })
    const same = clerk.call(contract.teachSynonym, { phrase: 'Resistor', meaning: 'resistor' })
    await expect(same).rejects.toMatchObject({ reason: 'invalid_input' })
    expect((await clerk.call(contract.taughtWords, {})).list.map(({ phrase }) => phrase)).not.toContain('frob')
  })

  test('marked as to order or not offered it leaves the queue, until it is opened again', async () => {
    await search('frobnicator')
    await clerk.call(contract.answerMiss, { query: 'frobnicator', answer: 'not_offered' })
    expect(await openMisses()).toEqual([])
    expect((await clerk.call(contract.searchMisses, { state: 'not_offered' })).totalCount).toBe(1)
    await clerk.call(contract.reopenMiss, { query: 'frobnicator' })
    expect(await openMisses()).toMatchObject([{ query: 'frobnicator' }])
    await expect(clerk.call(contract.reopenMiss, { query: 'frobnicator' })).rejects.toMatchObject({
      reason: 'not_found',
    })
  })

  test('waits on the page of today for a week, until it is answered', async () => {
    const waiting = async () => {
      const { queues } = await clerk.call(today, {})
      const { misses } = await clerk.call(trouble, {})
      return [queues.find(({ queue }) => queue === 'misses')?.count, misses.map(({ query }) => query)]
    }
    await world.sql`insert into search_miss (query, searched_on, times) values
      ('of six days ago', current_date - 6, 1), ('of last week', current_date - 7, 1)`
    await search('frobnicator')
    expect(await waiting()).toEqual([2, expect.arrayContaining(['frobnicator', 'of six days ago'])])
    await clerk.call(contract.answerMiss, { query: 'frobnicator', answer: 'to_order' })
    expect(await waiting()).toEqual([1, ['of six days ago']])
  })

  test('is listed by assignee and by day, and whatever became of it', async () => {
    const colleague = await world.staff()
    await world.sql`insert into search_miss (query, searched_on, times) values
      ('of june', '2026-06-10', 2), ('of june', '2026-06-11', 3), ('also of june', '2026-06-11', 1), ('of july', '2026-07-01', 1)`
    await clerk.call(assignWork, { kind: 'search', subjects: ['of june'], accountId: colleague.accountId })
    await clerk.call(contract.answerMiss, { query: 'also of june', answer: 'not_offered' })
    const listed = async (filter: z.input<typeof contract.searchMisses.input>) => {
      const { list, totalCount } = await clerk.call(contract.searchMisses, { state: 'all', ...filter })
      expect(totalCount).toBe(list.length)
      return list.map(({ query, times }) => [query, times])
    }
    const june = { from: '2026-06-01', to: '2026-06-30' }
    expect(await listed(june)).toEqual([
      ['of june', 5],
      ['also of june', 1],
    ])
    expect(await listed({ from: '2026-06-11', to: '2026-06-11', state: 'open' })).toEqual([['of june', 3]])
    expect(await listed({ ...june, assignedTo: String(colleague.accountId) })).toEqual([['of june', 5]])
    expect(await listed({ ...june, assignedTo: 'nobody' })).toEqual([['also of june', 1]])
    expect(await listed({ ...june, assignedTo: 'me' })).toEqual([])
  })

  test('built-in words cannot be removed', async () => {
    const own = clerk.call(contract.removeSynonym, { phrase: 'cap', meaning: 'capacitor' })
    await expect(own).rejects.toMatchObject({ reason: 'not_found' })
    expect(await world.sql`select from search_synonym where phrase = 'cap'`).not.toHaveLength(0)
  })
})
