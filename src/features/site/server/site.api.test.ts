import { expect, test } from 'vitest'
import { createWorld } from '../../../../tests/support/world.ts'
import { siteInfo, siteNavigation, subscribe } from '../site.contract.ts'

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

test('[API-SITE-12, API-SITE-13] a visitor subscribes with e-mail and name', async () => {
  await call(subscribe, { email: ' Buyer@Firm.example ', name: 'A Buyer' })
  expect(await subscribers('buyer@firm.example')).toEqual([{ email: 'Buyer@Firm.example', name: 'A Buyer' }])
})

test('an address that subscribes again gets the same answer and is kept once', async () => {
  const first = await call(subscribe, { email: 'twice@firm.example' })
  const second = await call(subscribe, { email: 'TWICE@firm.example' })
  expect(second).toEqual(first)
  expect(await subscribers('twice@firm.example')).toHaveLength(1)
})

test.each(['', 'buyer', 'buyer@firm', 'a b@firm.example'])(
  '%j is refused with words for the visitor',
  async (email) => {
    await expect(call(subscribe, { email })).rejects.toMatchObject({
      reason: 'invalid_input',
      message: 'This does not look like an e-mail address.',
    })
  },
)

const subscribers = async (key: string) => [
  ...(await world.sql`select email, name from newsletter_subscriber where email_key = ${key}`),
]
