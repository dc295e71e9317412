import { expect, test } from 'vitest'
import { LinkAddress } from '#shared/link-address.schema.ts'
import { bannerState, findBannerProblem } from './banner.rules.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour)).toISOString()
const NOON = Date.parse(at(12))

test.each([
  ['shown', { shown: true, fromAt: null, untilAt: null }],
  ['off', { shown: false, fromAt: null, untilAt: null }],
  ['scheduled', { shown: true, fromAt: at(13), untilAt: null }],
  ['shown', { shown: true, fromAt: at(12), untilAt: at(13) }],
  ['over', { shown: true, fromAt: null, untilAt: at(12) }],
] as const)('a banner is %s', (state, banner) => {
  expect(bannerState(banner, NOON)).toBe(state)
})

const whole = { shown: true, linkLabel: 'See', href: '/blog', fromAt: at(1), untilAt: at(2) }

test('a link has words and an address, and a banner ends after its beginning', () => {
  expect(findBannerProblem(whole)).toBeUndefined()
  expect(findBannerProblem({ ...whole, linkLabel: '', href: '' })).toBeUndefined()
  expect(findBannerProblem({ ...whole, href: '' })).toMatch('both')
  expect(findBannerProblem({ ...whole, linkLabel: '' })).toMatch('both')
  expect(findBannerProblem({ ...whole, untilAt: at(1) })).toMatch('before')
})

test.each(['/', '/blog?x=1#top', 'https://example.com/a'])('a link may lead to %s', (address) => {
  expect(LinkAddress.safeParse(address).success).toBe(true)
})

test.each(['', 'blog', '//example.com', '/\\example.com', 'http://example.com', 'javascript:alert(1)', 'https://'])(
  'a link may not lead to "%s"',
  (address) => {
    expect(LinkAddress.safeParse(address).success).toBe(false)
  },
)
