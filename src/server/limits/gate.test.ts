import { describe, expect, test, vi } from 'vitest'
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
  await expect(gate(work)).rejects.toMatchObject({ reason: 'busy' })
  while (done < 2) {
    endAll()
    await Promise.resolve()
  }
})

test('calls of nobody go in the order of their arrival, and who has waited for too long is refused', async () => {
  const gate = createGate({ atOnce: 1, waiting: 10, maxWaitMs: 50 })
  const { work, endAll } = countedWork()
  const started: string[] = []
  const call = (name: string) =>
    gate(() => {
      started.push(name)
      return work()
    })
  const first = call('first')
  const late = call('late')
  await expect(late).rejects.toMatchObject({ reason: 'busy' })
  const others = [call('second'), call('third')]
  while (started.length < 3) {
    endAll()
    await Promise.resolve()
  }
  endAll()
  await Promise.all([first, ...others])
  expect(started).toEqual(['first', 'second', 'third'])
})

test('failed work releases its place', async () => {
  const gate = createGate({ atOnce: 1, waiting: 0 })
  await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(gate(async () => 'done')).resolves.toBe('done')
})

test('the lightest goes first, and a full queue refuses its heaviest for a lighter one', async () => {
  const gate = createGate({ atOnce: 1, waiting: 2 })
  const { work, endAll } = countedWork()
  const started: number[] = []
  const call = (weight: number, key: string) =>
    gate(
      () => {
        started.push(weight)
        return work()
      },
      { key, weight },
    ).catch(({ reason }: { reason: string }) => reason)
  const all = [500, 10_000, 300, 10_000, 200].map((weight, place) => call(weight, `caller ${place}`))
  while (started.length < 3) {
    endAll()
    await Promise.resolve()
  }
  endAll()
  expect(await Promise.all(all)).toEqual([undefined, 'busy', undefined, 'busy', undefined])
  expect(started).toEqual([500, 200, 300])
})

test('who would be the last of a full queue hears it before entering', () => {
  const gate = createGate({ atOnce: 1, waiting: 1 })
  const { work } = countedWork()
  for (const key of ['at work', 'waiting']) void gate(work, { key, weight: 500 })
  expect(() => gate.assertRoomFor({ key: 'other', weight: 1000 })).toThrow('The store is very busy.')
  expect(() => gate.assertRoomFor({ key: 'other', weight: 100 })).not.toThrow()
})

test('the first call of a caller goes before the second of another', async () => {
  const gate = createGate({ atOnce: 1, waiting: 10 })
  const { work, endAll } = countedWork()
  const started: string[] = []
  const call = (key: string, name: string) =>
    gate(
      () => {
        started.push(name)
        return work()
      },
      { key },
    )
  const all = [call('a', 'a1'), call('a', 'a2'), call('a', 'a3'), call('b', 'b1'), call('b', 'b2'), call('c', 'c1')]
  while (started.length < all.length) {
    endAll()
    await Promise.resolve()
  }
  endAll()
  await Promise.all(all)
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('a heavy call lets light ones go first, but not for ever', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const gate = createGate({ atOnce: 1, waiting: 10 })
  const { work, endAll } = countedWork()
  const started: string[] = []
  const call = (key: string, weight: number) => {
    vi.advanceTimersByTime(4000)
    return gate(
      () => {
        started.push(key)
        return work()
      },
      { key, weight },
    )
  }
  const all = [call('first', 1), call('heavy', 10_000), ...['a', 'b', 'c', 'd'].map((key) => call(key, 1))]
  vi.useRealTimers()
  while (started.length < all.length) {
    endAll()
    await Promise.resolve()
  }
  endAll()
  await Promise.all(all)
  expect(started).toEqual(['first', 'a', 'b', 'heavy', 'c', 'd'])
})

describe('with a limit for each caller', () => {
  const limits = { atOnce: 2, waiting: 10, perKey: { atOnce: 1, waiting: 1 } }

  test('one caller does not take all places, and those of others go first', async () => {
    const gate = createGate(limits)
    const { work, endAll } = countedWork()
    const started: string[] = []
    const call = (key: string) =>
      gate(
        () => {
          started.push(key)
          return work()
        },
        { key },
      )
    const all = [call('greedy'), call('greedy'), call('other')]
    await Promise.resolve()
    expect(started).toEqual(['greedy', 'other'])
    expect(() => gate.assertRoomFor({ key: 'greedy' })).toThrow('Your last requests are still being worked on.')
    expect(() => gate.assertRoomFor({ key: 'other' })).not.toThrow()
    await expect(call('greedy')).rejects.toMatchObject({ reason: 'too_many_at_once' })
    while (started.length < 3) {
      endAll()
      await Promise.resolve()
    }
    endAll()
    await Promise.all(all)
    expect(started).toEqual(['greedy', 'other', 'greedy'])
  })

  test('a call that is aborted leaves the queue, and its place is free for the next', async () => {
    const gate = createGate(limits)
    const { work, endAll } = countedWork()
    const running = gate(work, { key: 'one' })
    const controller = new AbortController()
    const waiting = gate(work, { key: 'one', signal: controller.signal })
    controller.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    const next = gate(async () => 'done', { key: 'one' })
    endAll()
    await running
    expect(await next).toBe('done')
  })
})
