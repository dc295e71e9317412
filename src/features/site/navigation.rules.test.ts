import { expect, test } from 'vitest'
import { findNavigationProblem } from './navigation.rules.ts'

const known = [
  { linkId: 1, parentId: null, label: 'Support', href: null, fixed: true },
  { linkId: 2, parentId: 1, label: 'FAQ', href: '/FAQ/faq', fixed: true },
  { linkId: 3, parentId: null, label: 'Own', href: '/blog', fixed: false },
]
const faq = { linkId: 2, label: 'FAQ', href: '/FAQ/faq' }
const support = { linkId: 1, label: 'Support', href: null, child: [faq] }
const own = { linkId: 3, label: 'Own', href: '/blog', child: [] }

test('entries may be moved, added and removed as long as the fixed ones stay', () => {
  expect(findNavigationProblem('menu', known, [own, support])).toBeUndefined()
  const added = { label: 'Repairs', href: '/blog' }
  expect(findNavigationProblem('menu', known, [{ ...support, child: [added, faq] }])).toBeUndefined()
  expect(findNavigationProblem('menu', known, [{ ...own, label: 'News' }, support])).toBeUndefined()
})

test.each([
  ['part of the store', [own]],
  ['part of the store', [{ ...support, label: 'Help' }]],
  ['part of the store', [{ ...support, child: [{ ...faq, href: '/blog' }] }]],
  [
    'part of the store',
    [
      { ...support, child: [{ label: 'Other', href: '/x' }] },
      { label: 'Help', href: null, child: [faq] },
    ],
  ],
  ['no longer exists', [support, { ...own, linkId: 9 }]],
  ['named twice', [support, own, own]],
  ['named “own”', [support, own, { label: 'OWN', href: '/x', child: [] }]],
  ['needs an address', [support, { label: 'Empty', href: null, child: [] }]],
  ['cannot have links below it', [support, { ...own, child: [{ label: 'Below', href: '/x' }] }]],
])('refuses a menu: %s', (words, headings) => {
  expect(findNavigationProblem('menu', known, headings)).toMatch(words)
})

test('a heading of the footer has links and no address', () => {
  expect(findNavigationProblem('footer', known, [support])).toBeUndefined()
  expect(findNavigationProblem('footer', known, [support, own])).toMatch('cannot have an address')
})
