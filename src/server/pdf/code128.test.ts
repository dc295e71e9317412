import { expect, test } from 'vitest'
import { code128 } from './code128.ts'

/** A reader: widths to values, and back to the text if the check is right. */
function read(widths: readonly number[]): string | undefined {
  const seen = new Map(
    Array.from({ length: 95 }, (_, value) => {
      const sign = String.fromCharCode(32 + value)
      return [(code128(sign) ?? []).slice(6, 12).join(''), sign] as const
    }),
  )
  const signs: string[] = []
  for (let at = 6; at < widths.length - 13; at += 6) signs.push(seen.get(widths.slice(at, at + 6).join('')) ?? '?')
  return signs.join('')
}

test('a text is written so that a scanner reads it', () => {
  // As every table of Code 128 gives it: start B, "A" (33), check 34, stop.
  expect(code128('A')?.join('')).toBe(`211214${'111323'}${'131123'}2331112`)
  expect(read(code128('OS-261116-7Q2M4XKD') ?? [])).toBe('OS-261116-7Q2M4XKD')
  expect((code128('OS-261116-7Q2M4XKD') ?? []).reduce((sum, width) => sum + width)).toBe(11 * 20 + 13)
})

test('what it cannot hold has no bars', () => {
  expect([code128(''), code128('Größe'), code128('x'.repeat(61))]).toEqual([undefined, undefined, undefined])
})
