import { expect, test } from 'vitest'
import { z } from 'zod'
import { writeLongAnswer } from './write-long-answer.ts'

const Answer = z.object({ list: z.array(z.object({ goodsId: z.int() })), totalCount: z.int() })
const listOf = (count: number) => Array.from({ length: count }, (_, goodsId) => ({ goodsId, cost: 'secret' }))

test.each([0, 1, 25, 2000])('a list of %i is whole, without fields that the contract does not name', async (count) => {
  const answer = await writeLongAnswer(Answer, { list: listOf(count), totalCount: count })
  expect(answer.read()).toEqual({ list: listOf(count).map(({ goodsId }) => ({ goodsId })), totalCount: count })
})

test('other requests are served while a long list is written', async () => {
  let [isDone, served] = [false, 0]
  const serve = () => {
    served += 1
    if (!isDone) setImmediate(serve)
  }
  setImmediate(serve)
  await writeLongAnswer(Answer, { list: listOf(100_000), totalCount: 100_000 })
  isDone = true
  expect(served).toBeGreaterThan(1)
})

test('an answer that breaks its contract is refused', async () => {
  const list = [...listOf(30), { goodsId: 1.5 }]
  await expect(writeLongAnswer(Answer, { list, totalCount: 31 })).rejects.toThrow()
})
