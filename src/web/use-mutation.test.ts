import { describe, expect, test } from 'vitest'
import { AppError } from '#shared/app-error.ts'
import { createMutation } from './use-mutation.ts'

/** A mutation whose states are listed, and a `send` that ends when the test says so. */
function setUp() {
  const states: object[] = []
  const mutation = createMutation<[number]>((state) => states.push({ ...state }))
  const sent: number[] = []
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const send = (value: number) => {
    sent.push(value)
    return promise
  }
  return { states, mutation, sent, send, resolve, reject }
}

describe('a mutation', () => {
  test('is pending with its arguments until it has ended', async () => {
    const { states, mutation, send, resolve } = setUp()
    const run = mutation.run(send, [7])
    expect(states).toEqual([{ pending: [7] }])
    resolve()
    await run
    expect(states).toEqual([{ pending: [7] }, {}])
  })

  test('ignores a second run while pending, and runs again afterwards', async () => {
    const { states, mutation, sent, send, resolve } = setUp()
    const run = mutation.run(send, [1])
    await mutation.run(send, [2])
    expect(sent).toEqual([1])
    expect(states).toEqual([{ pending: [1] }])
    resolve()
    await run
    await mutation.run(send, [3])
    expect(sent).toEqual([1, 3])
  })

  test('keeps a refusal until the next run, and gives it to onRefusal', async () => {
    const { states, mutation, send, reject } = setUp()
    const refusal = new AppError('above_stock', 'Only 5 in stock')
    const refusals: AppError[] = []
    reject(refusal)
    await mutation.run(send, [1], { onRefusal: (error) => refusals.push(error) })
    expect(refusals).toEqual([refusal])
    expect(states).toEqual([{ pending: [1] }, { refusal }])
    await mutation.run(() => Promise.resolve(), [2])
    expect(states.slice(2)).toEqual([{ pending: [2] }, {}])
  })

  test('rethrows other errors, and is not pending afterwards', async () => {
    const { states, mutation, send, reject } = setUp()
    const bug = new TypeError('x is undefined')
    reject(bug)
    await expect(mutation.run(send, [1])).rejects.toBe(bug)
    expect(states.at(-1)).toEqual({})
    let again = false
    await mutation.run(async () => {
      again = true
    }, [2])
    expect(again).toBe(true)
  })

  test('clears a refusal, but not a run under way', async () => {
    const { states, mutation, send, resolve } = setUp()
    const run = mutation.run(send, [1])
    mutation.clear()
    expect(states).toEqual([{ pending: [1] }])
    resolve()
    await run
    await mutation.run(() => Promise.reject(new AppError('above_stock', 'Only 5 in stock')), [2])
    mutation.clear()
    expect(states.at(-1)).toEqual({})
  })
})
