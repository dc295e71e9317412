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

test('[HEAD-45] categories are listed by the address that their pages name as canonical', async () => {
  const [row] = await world.sql<{ top: string; second: string; secondId: number; thirdId: number }[]>`
    select top.category_name top, s.category_name "second", s.category_id "secondId", third.category_id "thirdId"
    from category third join category s on s.category_id = third.parent_id join category top on top.category_id = s.parent_id
    where third.goods_count > 0 and s.category_name like '%&%' limit 1`
  const { top = '', second = '', secondId, thirdId } = row ?? {}
  const { body } = await app.inject('/sitemap/shop.xml')
  const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&#38;', '&'))
    return pathname + search
  })
  const query = new URLSearchParams({ a: top, b: second, categoryId: String(secondId) })
  expect(listed).toEqual(expect.arrayContaining([`/categoryPage?${query}`, `/category/detail/${thirdId}`]))
  expect(listed).not.toContain(`/category/detail/${secondId}`)
  expect(body).not.toMatch(/&(?!#38;)/)
})

test('private pages are not listed', async () => {
  const { body } = await app.inject('/robots.txt')
  expect(body).toContain('Disallow: /userCenter')
  expect(addressesIn((await app.inject('/sitemap/shop.xml')).body)).not.toContain('/userCenter')
})
