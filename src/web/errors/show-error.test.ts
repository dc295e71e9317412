import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#shared/app-error.ts'
import { receiveNotices } from '../ui/overlays/notify.ts'
import { showError, showErrorOnce } from './show-error.ts'

let shown: string[] = []
// For each test again, and without those that wait: other files of this worker send and receive them, too.
beforeEach(() => {
  receiveNotices(({ message }) => shown.push(message))
  shown = []
})
afterEach(() => {
  vi.useRealTimers()
})

test('[ERR-02] the message of a refusal is shown each time', () => {
  showError(new AppError('not_found', 'This part is no longer offered'))
  showError(new AppError('not_found', 'This part is no longer offered'))
  expect(shown).toHaveLength(2)
})

test('[ERR-03] several calls that fail because the login has expired show its message once', () => {
  vi.useFakeTimers()
  const expired = () => new AppError('no_identity', 'Your login has expired.')
  showError(expired())
  showErrorOnce(expired())
  showError(expired())
  expect(shown).toEqual(['Your login has expired.'])
  vi.advanceTimersByTime(60_000)
  showError(expired())
  expect(shown).toHaveLength(2)
})
