import { expect, test } from 'vitest'
import { isReadable } from './site.rules.ts'

const nothing = { pages: [], articles: false, questions: false }
const everything = {
  pages: [{ pageName: 'privacy' }, { pageName: 'exhibition-2024-germany' }],
  articles: true,
  questions: true,
}

test.each(['/privacy', '/exhibition', '/FAQ/faq?index=1', '/blog'])(
  'a link to %s appears once there is something to read',
  (href) => {
    expect([isReadable(href, nothing), isReadable(href, everything)]).toEqual([false, true])
  },
)

test.each(['/contactUs', '/allCategories', '/bom', '/brochure.pdf', 'https://elsewhere.example/privacy'])(
  'a link to %s is always there',
  (href) => {
    expect(isReadable(href, nothing)).toBe(true)
  },
)
