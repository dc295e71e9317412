import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '#shared/contrast.ts'
import { findAccentProblem, themeOf } from './shop-colours.rules.ts'

const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test.each(['#0a6b4e', '#1f4fd1', '#8a1c5c', '#000000', ''])('%s can be the accent colour', (accent) => {
  expect(findAccentProblem(accent)).toBeUndefined()
})

test.each([
  ['#ffd400', /Too light.*contrast 1\.\d, needed 4\.5\. #\w{6} would do/],
  ['#2fa84f', /Too light/],
  ['green', /like #0a6b4e/],
  ['#0A6B4E;}', /like #0a6b4e/],
])('%s is refused with a reason', (accent, reason) => {
  expect(findAccentProblem(accent)).toMatch(reason)
})

test('the shade that is proposed instead is accepted', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const proposed = /(#\w{6}) would do/.exec(findAccentProblem(colour) ?? '')?.[1]
      expect(findAccentProblem(proposed ?? '')).toBeUndefined()
    }),
  )
})

test('every accepted colour is readable wherever the design system uses it', () => {
  fc.assert(
    fc.property(colours, (accent) => {
      fc.pre(findAccentProblem(accent) === undefined)
      const theme = themeOf(accent)
      const pairs: Array<[string, string]> = [
        ['--shop-accent', '#ffffff'],
        ['--shop-accent', theme['--shop-accent-wash'] ?? ''],
        ['--shop-accent-2', '#ffffff'],
        ['--shop-accent-3', '#ffffff'],
        ['--shop-link-dark', '#0d1b22'],
        ['--shop-link-dark', '#16272f'],
        ['--shop-link-dark', theme['--shop-accent-wash-dark'] ?? ''],
      ]
      for (const [name, ground] of pairs) expect(contrast(theme[name] ?? '', ground), name).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('ink can be read on the washes of every accepted colour', () => {
  fc.assert(
    fc.property(colours, (accent) => {
      fc.pre(findAccentProblem(accent) === undefined)
      const theme = themeOf(accent)
      // ink-3, copper and bad of theme.css, which are used on it too.
      for (const words of ['#5a6c76', '#a8501a', '#b42318'])
        expect(contrast(words, theme['--shop-accent-wash'] ?? ''), words).toBeGreaterThanOrEqual(4.5)
      for (const words of ['#9aabb4', '#f0a878', '#ff9d92'])
        expect(contrast(words, theme['--shop-accent-wash-dark'] ?? ''), words).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
