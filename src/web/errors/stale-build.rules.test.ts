import { describe, expect, test } from 'vitest'
import { mayReload } from './stale-build.rules.ts'

describe('reloading after a part of the page failed to load', () => {
  const now = 1_800_000_000_000

  test('[ERR-19] the first failure reloads', () => {
    expect(mayReload(null, now)).toBe(true)
  })

  test.each([0, 1, 59_999])('[ERR-20] %i ms after a reload there is no other', (elapsed) => {
    expect(mayReload(String(now - elapsed), now)).toBe(false)
  })

  test('[ERR-20] a minute later it may be tried again', () => {
    expect(mayReload(String(now - 60_000), now)).toBe(true)
  })

  test('an invalid or future time forbids nothing', () => {
    expect(mayReload('yesterday', now)).toBe(true)
    expect(mayReload(String(now + 5), now)).toBe(true)
  })
})
