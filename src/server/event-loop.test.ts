import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { standBackFor, yieldWhenDue } from './event-loop.ts'
import { runHeavyCall } from './heavy-call.ts'

/** A millisecond of work. */
function work() {
  const ends = performance.now() + 1
  while (performance.now() < ends);
}

async function loop(steps: number) {
  for (let step = 0; step < steps; step += 1) {
    await yieldWhenDue()
    work()
  }
}

/** How many turns of the event loop pass until all are done. */
async function turnsOf(all: Promise<unknown>[]): Promise<number> {
  let [isDone, turns] = [false, 0]
  void Promise.all(all).then(() => {
    isDone = true
  })
  while (!isDone) {
    await nextTurn()
    turns += 1
  }
  return turns
}

test('a long loop lets others run', async () => {
  expect(await turnsOf([loop(100)])).toBeGreaterThanOrEqual(9)
})

test('several loops share the time of one', async () => {
  expect(await turnsOf([loop(100), loop(100), loop(100)])).toBeGreaterThanOrEqual(25)
})

test('long work stands back while another request is answered, but not for ever', async () => {
  const response = new EventEmitter()
  standBackFor(response)
  let [isOver, slices, last] = [false, 0, performance.now()]
  const working = (async () => {
    while (!isOver) {
      await yieldWhenDue()
      if (performance.now() - last > 15) slices += 1
      last = performance.now()
      work()
    }
  })()
  while (slices < 3) await nextTurn()
  response.emit('close')
  isOver = true
  await working
  expect(await turnsOf([loop(100)])).toBeGreaterThanOrEqual(9)
})

test('a loop of a heavy call ends when the call is aborted', async () => {
  const controller = new AbortController()
  let steps = 0
  const call = runHeavyCall(controller.signal, async () => {
    for (;;) {
      await loop(1)
      steps += 1
      if (steps === 30) controller.abort(new Error('gone'))
    }
  })
  await expect(call).rejects.toThrow('gone')
  expect(steps).toBe(30)
})
