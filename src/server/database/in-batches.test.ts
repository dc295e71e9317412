import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place)

test('results are in the order of the list, whichever batch is done first', async () => {
  const list = numbers(1700)
  const doubled = await inBatches(list, async (batch) => {
    await sleep(batch[0] === 0 ? 30 : 1)
    return batch.map((one) => one * 2)
  })
  expect(doubled).toEqual(list.map((one) => one * 2))
})

test('two batches of at most 500 are worked on at a time', async () => {
  const sizes: number[] = []
  let [running, most] = [0, 0]
  await inBatches(numbers(1700), async (batch) => {
    sizes.push(batch.length)
    running += 1
    most = Math.max(most, running)
    await sleep(1)
    running -= 1
    return []
  })
  expect(sizes.toSorted()).toEqual([200, 500, 500, 500])
  expect(most).toBe(2)
})

test('a failure is reported, and an empty list is no work', async () => {
  await expect(inBatches(numbers(3), () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await inBatches([], () => Promise.reject(new Error('never called')))).toEqual([])
})
