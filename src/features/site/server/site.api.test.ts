import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { siteInfo, siteNavigation } from '../site.contract.ts'

const world = await createWorld()
const { call } = world.visitor()

test('[API-SITE-04, ENT-20] site/info has logo, service e-mail and address', async () => {
  expect(await call(siteInfo, {})).toMatchObject({
    siteLogo: expect.stringMatching(/^\//),
    serviceEmail: expect.stringContaining('@'),
    address: expect.any(String),
    demo: true,
  })
})

test('[API-SITE-06] site/navigation has the menu of the specification, in its order', async () => {
  const { menu } = await call(siteNavigation, {})
  expect(menu.map((entry) => entry.label)).toEqual([
    'All Categories',
    'Manufacturers',
    'Inquiry',
    'Support',
    'Blogs & Posts',
    'Exposition',
    'About Us',
  ])
  expect(menu.at(-1)?.child.at(-1)).toMatchObject({ newTab: true, href: '/brochure.pdf' })
})
