import { describe, expect, test } from 'vitest'
import { blogDetail } from '#features/content/content.contract.ts'
import { previewText, saveArticle } from '#features/content/staff-content.contract.ts'
import { myOrders, orderDetail } from '#features/orders/orders.contract.ts'
import { placeOrder } from '#tests/drills/shop.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'

const world = await createWorld()
const { sql } = world
const staff = await world.staff()

test('an order keeps the address of the host, and shows the one of the store', async () => {
  const buyer = await buyerWithOrder(world)
  const picture = 'https://maker.example/ordered.png'
  await sql`update order_line set cover_pic = ${picture} where order_id = (select order_id from orders where order_no = ${buyer.orderNo})`
  await sql`update orders set cover_pic = ${picture} where order_no = ${buyer.orderNo}`
  const { lines } = await buyer.call(orderDetail, { orderNo: buyer.orderNo })
  const { list } = await buyer.call(myOrders, {})
  const shown = expect.stringMatching(/^\/pictures\/outside\//)
  expect([lines[0]?.coverPic, list[0]?.coverPic, list[0]?.models[0]?.coverPic]).toEqual([shown, shown, shown])

  const goods = await world.goods()
  await sql`update goods set cover_pic = ${picture} where goods_id = ${goods.id}`
  const orderNo = await placeOrder(buyer.call, buyer.addressId, [{ goodsId: goods.id, count: 1 }])
  const [line] =
    await sql`select l.cover_pic from order_line l join orders using (order_id) where order_no = ${orderNo}`
  expect(line).toEqual({ cover_pic: picture })
})

describe('texts', () => {
  const ARTICLE = {
    title: 'Pictures',
    summary: 'About pictures',
    topicName: 'Notes',
    parts: [],
    state: 'published' as const,
    publishedAt: '2026-01-01T00:00:00.000Z',
    version: 0,
  }

  test('show pictures of other hosts through the store', async () => {
    const body = '![one](https://maker.example/a.png#640x320)\n\n![two](//evil.example/b.png) ![three](/content/c.svg)'
    const { html } = await staff.call(previewText, { body })
    const shown = Array.from(html.matchAll(/src="([^"]*)"/g), ([, src]) => src)
    expect(shown).toEqual([
      expect.stringMatching(/^\/pictures\/outside\/[\w-]{22}\?address=https%3A%2F%2Fmaker\.example%2Fa\.png$/),
      '',
      '/content/c.svg',
    ])
  })

  test('an article has no cover of another host', async () => {
    for (const coverPic of ['//evil.example/x', '///evil.example/x', 'https://evil.example/x'])
      await expect(staff.call(saveArticle, { ...ARTICLE, body: 'Text', coverPic })).rejects.toMatchObject({
        reason: 'invalid_input',
        message: expect.stringContaining('a path of this store'),
      })
    const { articleId } = await staff.call(saveArticle, { ...ARTICLE, body: 'Text', coverPic: '/content/reel.svg' })
    await sql`update article set cover_pic = '//evil.example/x' where article_id = ${articleId}`
    expect((await world.visitor().call(blogDetail, { articleId })).coverPic).toBe('')
  })
})
