import { describe, expect, test } from 'vitest'
import { searchGoods } from '#features/search/search.contract.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { UNKNOWN_TRADE } from '#tests/support/unknown-trade.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../catalog.contract.ts'
import { categoryGoods } from '../filters.contract.ts'
import { recordCatalogChange } from './catalog.service.ts'

const world = await createWorld()
const { call } = world.visitor()
const idOf = async (goodsModel: string) => (await call(searchGoods, { fuzzy: true, goodsModel })).exact[0]?.goodsId ?? 0

describe('[API-GOODS-01, AUTH-14] a visitor reads a part', () => {
  test('[ENT-01, ENT-05, ENT-07, ENT-08] with everything the page needs', async () => {
    const part = await call(contract.goodsDetail, { goodsId: await idOf('STM32F103C8T6') })
    expect(part).toMatchObject({
      goodsModel: 'STM32F103C8T6',
      brand: { brandName: 'STMicroelectronics' },
      package: 'LQFP-48',
      dataManual: expect.stringContaining('/api/goods/download/manual'),
    })
    expect(part.categoryPath).toHaveLength(3)
    expect(part.categoryPath.at(-1)).toEqual(part.category)
    expect(part.parameters).toContainEqual({
      code: 'flashSize',
      name: 'Flash',
      value: '64 KB',
      valueId: expect.any(Number),
    })
  })

  test('[ENT-04] with every field of the specification', async () => {
    const { id, model } = await world.goods({ stock: 70, minBuyCount: 10, tiers: [{ from: 10, price: '0.127' }] })
    const part = await call(contract.goodsDetail, { goodsId: id })
    expect(part).toMatchObject({
      goodsId: id,
      goodsModel: model,
      goodsName: expect.any(String),
      introduce: expect.any(String),
      coverPic: expect.stringMatching(/^\//),
      package: expect.any(String),
      dataManual: expect.stringContaining('/api/goods/download/manual'),
      stockCount: 70,
      minBuyCount: 10,
      multCount: expect.any(Number),
      sales: 0,
      currency: 'USD',
      lowestPrice: '0.127',
      price: '0.127',
      count: 10,
      brand: { brandId: expect.any(Number), brandName: expect.any(String) },
      category: { categoryId: expect.any(Number), categoryName: expect.any(String) },
      replace: [],
      priceList: [{ minBuyCount: 10, maxBuyCount: 0, price: '0.127', activityPrice: '0' }],
    })
  })

  test('[ENT-10, ENT-11, ENT-12] tiers join without a gap, the last is open, a promotion is cheaper', async () => {
    const { id } = await world.goods({
      minBuyCount: 10,
      tiers: [
        { from: 10, price: '0.127' },
        { from: 100, price: '0.047', activityPrice: '0.04' },
        { from: 1000, price: '0.021' },
      ],
    })
    const { priceList, price, count, lowestPrice } = await call(contract.goodsDetail, { goodsId: id })
    expect(priceList).toEqual([
      { minBuyCount: 10, maxBuyCount: 99, price: '0.127', activityPrice: '0' },
      { minBuyCount: 100, maxBuyCount: 999, price: '0.047', activityPrice: '0.04' },
      { minBuyCount: 1000, maxBuyCount: 0, price: '0.021', activityPrice: '0' },
    ])
    expect({ price, count, lowestPrice }).toEqual({ price: '0.127', count: 10, lowestPrice: '0.021' })
  })

  test('with known trade data', async () => {
    const [withData, withoutData] = [await world.goods(), await world.goods()]
    await world.sql`insert into goods_trade (goods_id, eccn, hts, origin_country, weight_grams, date_code, non_cancellable)
      values (${withData.id}, 'EAR99', '8541.21.00', 'JP', 0.012, '2540', true)`
    expect((await call(contract.goodsDetail, { goodsId: withData.id })).trade).toEqual({
      ...UNKNOWN_TRADE,
      eccn: 'EAR99',
      hts: '8541.21.00',
      originCountry: 'JP',
      weightGrams: 0.012,
      dateCode: '2540',
      isNonCancellable: true,
    })
    expect((await call(contract.goodsDetail, { goodsId: withoutData.id })).trade).toBeNull()
  })

  test('[ENT-09] with parts of other makers that can replace it', async () => {
    const { replace, brand } = await call(contract.goodsDetail, { goodsId: await idOf('RC0603FR-0710KL') })
    expect(replace.length).toBeGreaterThan(0)
    expect(replace.some((other) => other.brand.brandId !== brand.brandId)).toBe(true)
  })

  test.each([0, -1, 2_147_483_647])('an unknown number (%i) is refused with a message', async (goodsId) => {
    await expect(call(contract.goodsDetail, { goodsId })).rejects.toMatchObject({ message: expect.any(String) })
  })

  test('[API-GOODS-09] its datasheet is a PDF, shown or saved under its own name', async () => {
    const app = await world.http()
    const goodsId = await idOf('LM358DR')
    const shown = await app.inject(`/api/goods/download/manual?goodsId=${goodsId}`)
    expect(shown.headers['content-type']).toBe('application/pdf')
    expect(shown.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const saved = await app.inject(`/api/goods/download/manual?goodsId=${goodsId}&save=true`)
    expect(saved.headers['content-disposition']).toBe("attachment; filename*=UTF-8''LM358DR.pdf")
  })

  test('prints signs such as ≥ and Ω as they are in the catalogue', async () => {
    const goods = await world.goods({})
    await world.sql`update goods set introduce = '3–17 V in, ≥ 4.7 kΩ, −40…125 °C' where goods_id = ${goods.id}`
    const { file } = await call(contract.downloadManual, { goodsId: goods.id })
    expect(pdfText(Buffer.from(file.body))).toContain('3–17 V in, ≥ 4.7 kΩ, −40…125 °C')
  })

  test('its picture is a drawing with an immutable cache header', async () => {
    const app = await world.http()
    const { coverPic } = await call(contract.goodsDetail, { goodsId: await idOf('LM358DR') })
    const picture = await app.inject(coverPic)
    expect(picture.headers['content-type']).toContain('image/svg+xml')
    expect(picture.headers['cache-control']).toContain('immutable')
    expect(picture.body).toContain('<svg')
    expect((await app.inject('/pictures/no-such-thing/x.svg')).statusCode).toBe(404)
  })
})

describe('[API-GOODS-04, API-GOODS-22, API-GOODS-23] replacements come five at a time', () => {
  test('[CONST-16] and every page has the total count', async () => {
    const replaceGoodsId = await idOf('RC0603FR-0710KL')
    const first = await call(contract.relatedGoods, { replaceGoodsId })
    expect(first.list.length).toBeLessThanOrEqual(5)
    expect(first.totalCount).toBeGreaterThanOrEqual(first.list.length)
    expect(first.list.map((goods) => goods.goodsId)).not.toContain(replaceGoodsId)
  })

  test('replacements come first, and nothing that is worse is one', async () => {
    const replaceGoodsId = await idOf('RC0603FR-0710KL')
    const { list, totalCount, replacementCount } = await call(contract.relatedGoods, { replaceGoodsId, pageSize: 50 })
    const kinds = list.map(({ verdict }) => verdict.kind)
    expect(kinds.slice(0, replacementCount)).toEqual(Array(replacementCount).fill('replacement'))
    expect(kinds.slice(replacementCount, totalCount)).not.toContain('replacement')
    expect(replacementCount).toBeGreaterThan(0)
    for (const { verdict } of list.slice(0, replacementCount))
      expect(verdict.differences.map(({ outcome }) => outcome)).not.toContain('worse')
  })

  test('an alternative the supplier names is offered, and is judged like any other', async () => {
    const [one, other] = [await world.goods(), await world.goods()]
    await world.sql`insert into goods_trade (goods_id, alternatives)
      values (${one.id}, ${world.sql.json([{ model: other.model.toLowerCase() }])})`
    const { list } = await call(contract.relatedGoods, { replaceGoodsId: one.id })
    expect(list).toMatchObject([{ goodsId: other.id, verdict: { kind: 'similar' } }])
    // BOM, cart and RFQ say the same as the page of the part.
    const pair = { goodsId: one.id, otherGoodsId: other.id }
    expect((await call(contract.alternativeVerdict, pair)).verdict).toEqual(list[0]?.verdict)
    await expect(
      call(contract.alternativeVerdict, { goodsId: one.id, otherGoodsId: 999_999_999 }),
    ).rejects.toMatchObject({
      reason: 'not_found',
    })
  })
})

describe('categories', () => {
  test('[ENT-16, ENT-17, API-CAT-02, AUTH-12] come as a tree of three levels', async () => {
    const { list } = await call(contract.categoryTree, {})
    expect(list.length).toBeGreaterThanOrEqual(15)
    const third = list[0]?.child[0]?.child[0]
    expect(third).toMatchObject({
      categoryId: expect.any(Number),
      categoryName: expect.any(String),
      child: [],
      more: false,
    })
    expect(list[0]?.more).toBe(true)
  })

  test('[API-CAT-01] one category has its path', async () => {
    const { list } = await call(contract.categoryTree, {})
    const third = list[0]?.child[0]?.child[0]
    const { path } = await call(contract.categoryDetail, { categoryId: third?.categoryId ?? 0 })
    expect(path.map((step) => step.categoryName)).toEqual([
      list[0]?.categoryName,
      list[0]?.child[0]?.categoryName,
      third?.categoryName,
    ])
  })

  test('[API-CAT-05, API-CAT-06, CONST-15] the goods of a category come up to 1000 at a time, from all levels below', async () => {
    const { list } = await call(contract.categoryTree, {})
    const top = list[0]
    const goods = await call(categoryGoods, {
      categoryId: top?.categoryId ?? 0,
      pageNumber: 1,
      pageSize: 1000,
    })
    expect(goods.totalCount).toBe(top?.goodsCount)
    expect(goods.list.length).toBe(Math.min(1000, goods.totalCount))
    const stocked = goods.list.map((part) => part.stockCount > 0)
    expect(stocked.lastIndexOf(true)).toBeLessThan(stocked.includes(false) ? stocked.indexOf(false) : stocked.length)
  })

  test('a part of a name filters the tree', async () => {
    const { list } = await call(contract.categoryTree, { categoryName: 'op amps' })
    expect(list.map((top) => top.child.map((second) => second.child.map((third) => third.categoryName)))).toEqual([
      [['Op Amps']],
    ])
  })
})

describe('manufacturers', () => {
  test('[API-CAT-03, API-CAT-07, API-CAT-08, ENT-18, AUTH-13] are listed by name, with the recommended ones', async () => {
    const { brand, recommendBrand } = await call(contract.brandList, {})
    expect(brand.length).toBeGreaterThan(50)
    expect(recommendBrand.length).toBeGreaterThan(5)
    expect(brand[0]).toMatchObject({ brandId: expect.any(Number), brandName: expect.any(String) })
  })

  test('[API-CAT-04] one has its introduction and its goods', async () => {
    const { brand } = await call(contract.brandList, {})
    const yageo = brand.find((one) => one.brandName === 'Yageo')
    const detail = await call(contract.brandDetail, { brandId: yageo?.brandId ?? 0 })
    expect(detail.introduce.length).toBeGreaterThan(20)
    expect(detail.totalCount).toBe(yageo?.goodsCount)
    expect(detail.list.every((goods) => goods.brand.brandName === 'Yageo')).toBe(true)
  })
})

test('[API-GOODS-08] the size of the catalogue is returned without counting it', async () => {
  const counts = await call(contract.goodsCount, {})
  expect(counts.goodsCount).toBeGreaterThan(1000)
  expect(counts.brandCount).toBeGreaterThan(50)
})

test('[API-GOODS-05] the newest goods come with their pictures', async () => {
  const { list } = await call(contract.newPictures, { limit: 5 })
  expect(list.length).toBeGreaterThan(0)
  expect(list.length).toBeLessThanOrEqual(5)
  for (const goods of list) expect(goods.coverPic).toMatch(/^\/pictures\/.+\.svg$/)
})

describe('public pages are cached', () => {
  const html = { accept: 'text/html' }

  test('the same bytes for everybody, with an ETag', async () => {
    const app = await world.http()
    const first = await app.inject({ url: '/?same', headers: html })
    const second = await app.inject({ url: '/?same', headers: { ...html, token: 'somebody', cookie: 'a=b' } })
    expect(first.statusCode).toBe(200)
    expect(second.body).toBe(first.body)
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
    expect(first.headers['cdn-cache-control']).toContain('stale-while-revalidate')
    const again = await app.inject({ url: '/?same', headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('a change of the catalogue empties the cache', async () => {
    const app = await world.http()
    const { id } = await world.goods({ model: 'CACHED-PART', stock: 7311 })
    const stock = async () =>
      />([\d,]+)<\/span> (?:<!-- -->)?in stock/.exec((await app.inject(`/goods/detail/${id}`)).body)?.[1]
    expect(await stock()).toMatch(/7,?311/)
    await world.sql.begin(async (tx) => {
      await tx`update goods set stock = 8422 where goods_id = ${id}`
      await recordCatalogChange(tx)
    })
    await expect.poll(stock, { interval: 200 }).toMatch(/8,?422/)
  })
})

describe('prices of the catalogue', () => {
  test('[CONST-07] have at most 4 decimals, with and without a promotion', async () => {
    await expect(world.goods({ tiers: [{ from: 1, price: '0.12345' }] })).rejects.toThrow(/goods_price_places/)
    await expect(world.goods({ tiers: [{ from: 1, price: '0.2', activityPrice: '0.12345' }] })).rejects.toThrow(
      /goods_price_places/,
    )
    await world.goods({ tiers: [{ from: 1, price: '0.1234' }] })
  })
})
