import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSteps } from './progress.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function recorder(isTTY: boolean, env: Record<string, string> = {}) {
  let written = ''
  const write = (text: string) => {
    written += text
    return true
  }
  return { step: createSteps({ isTTY, write } as NodeJS.WriteStream, env), written: () => written } // all it is asked for
}

const last = (ms: number) => () => vi.advanceTimersByTimeAsync(ms)

test('a short step is one line', async () => {
  const { step, written } = recorder(false)
  await step('Checking', last(1900))
  expect(written()).toBe('Checking …\n')
})

test('a long step shows its progress and duration', async () => {
  const { step, written } = recorder(false)
  const result = await step('Loading', async (report) => {
    report('10 of 30')
    await vi.advanceTimersByTimeAsync(5100)
    report('20 of 30')
    await vi.advanceTimersByTimeAsync(5000)
    return 'loaded'
  })
  expect(result).toBe('loaded')
  expect(written()).toBe('Loading …\nLoading: 10 of 30, 5 s\nLoading: 20 of 30, 10 s\nLoading: done in 10 s\n')
})

test('a failed step says so and fails', async () => {
  const { step, written } = recorder(false)
  await expect(step('Building', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(written()).toBe('Building …\nBuilding: failed\n')
})

test('a terminal shows progress in one line, with colours', async () => {
  const { step, written } = recorder(true)
  await step('Building', last(2300))
  const shown = written().split('\r\x1b[2K')
  expect(shown.slice(1)).toEqual([
    '  Building …',
    expect.stringContaining('2 s'),
    expect.stringContaining('2 s'),
    expect.stringContaining('\x1b[32m✓'),
  ])
})

test('NO_COLOR is honoured', async () => {
  const { step, written } = recorder(true, { NO_COLOR: '1' })
  await step('Building', last(0))
  expect(written()).toContain('✓ Building')
  expect(written()).not.toContain('\x1b[32m')
})
