import { expect, test } from 'vitest'
import { type LoadProgress, throttle } from './progress.ts'

test('progress is told at most every 250 ms, and the end of a phase always', () => {
  const told: LoadProgress[] = []
  let now = 0
  const report = throttle(
    (progress) => told.push(progress),
    () => now,
  )
  for (now = 0; now < 1000; now += 10) report('goods', now, 2000)
  report('goods', 2000, 2000)
  report('goods', 2000, 2000)
  expect(told.map(({ done }) => done)).toEqual([0, 250, 500, 750, 2000])
})

test('nobody has to listen', () => {
  expect(() => throttle(undefined)('goods', 1, 2)).not.toThrow()
})
