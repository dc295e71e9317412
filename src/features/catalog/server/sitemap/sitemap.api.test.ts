import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'

const world = await createWorld()
const app = await world.http()
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)

test('search engines find every part through the sitemap index', async () => {
  const robots = (await app.inject('/robots.txt')).body
  const index = /Sitemap: (\S+)/.exec(robots)?.[1] ?? ''
  const maps = addressesIn((await app.inject(new URL(index).pathname)).body)
  const [row] = await world.sql<{ goods: number }[]>`select count(*)::int goods from goods`
  let found = 0
  for (const map of maps.filter((path) => path.startsWith('/sitemap/goods/'))) {
    found += addressesIn((await app.inject(map)).body).filter((path) => path.startsWith('/goods/detail/')).length
  }
  expect(found).toBeGreaterThanOrEqual((row?.goods ?? 0) - 50) // other tests add parts meanwhile
})

test('there is no sitemap beyond the last one', async () => {
  expect((await app.inject('/sitemap/goods/9999.xml')).statusCode).toBe(404)
})

test('private pages are not listed', async () => {
  const { body } = await app.inject('/robots.txt')
  expect(body).toContain('Disallow: /userCenter')
  expect(addressesIn((await app.inject('/sitemap/shop.xml')).body)).not.toContain('/userCenter')
})
