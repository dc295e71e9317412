import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

/** Work that ends on request, and counts concurrent runs. */
function countedWork() {
  const ends: Array<() => void> = []
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((end) => ends.push(end))
    running -= 1
  }
  const endAll = () => {
    for (const end of ends.splice(0)) end()
  }
  return { work, most: () => most, endAll }
}

test('the concurrency is limited, and all calls run', async () => {
  const gate = createGate({ atOnce: 2, waiting: 100 })
  const { work, most, endAll } = countedWork()
  let done = 0
  const all = Array.from({ length: 9 }, () => gate(work).then(() => (done += 1)))
  while (done < all.length) {
    endAll()
    await Promise.resolve()
  }
  expect(most()).toBe(2)
})

test('calls are refused when the queue is full', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1 })
  const { work, endAll } = countedWork()
  let done = 0
  for (const _ of ['at work', 'waiting']) void gate(work).then(() => (done += 1))
  await expect(gate(work)).rejects.toMatchObject({ reason: 'unavailable' })
  while (done < 2) {
    endAll()
    await Promise.resolve()
  }
})

test('failed work releases its place', async () => {
  const gate = createGate({ atOnce: 1, waiting: 0 })
  await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(gate(async () => 'done')).resolves.toBe('done')
})
