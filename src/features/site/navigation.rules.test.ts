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
  expect(findNavigationProblem(known, [own, support])).toBeUndefined()
  const added = { label: 'Repairs', href: '/blog' }
  expect(findNavigationProblem(known, [{ ...support, child: [added, faq] }])).toBeUndefined()
  expect(findNavigationProblem(known, [{ ...own, label: 'News' }, support])).toBeUndefined()
})

test.each([
  ['part of the store', [own]],
  ['part of the store', [{ ...support, label: 'Help' }]],
  ['part of the store', [{ ...support, child: [{ ...faq, href: '/blog' }] }]],
  [
    'part of the store',
    [
      { ...support, child: [{ label: 'Other', href: '/x' }] },
      { ...own, child: [faq] },
    ],
  ],
  ['no longer there', [support, { ...own, linkId: 9 }]],
  ['named twice', [support, own, own]],
  ['called “own”', [support, own, { label: 'OWN', href: '/x', child: [] }]],
  ['needs an address', [support, { label: 'Empty', href: null, child: [] }]],
])('refuses a menu: %s', (words, headings) => {
  expect(findNavigationProblem(known, headings)).toMatch(words)
})
