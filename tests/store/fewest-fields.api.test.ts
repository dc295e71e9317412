import { describe, expect, test } from 'vitest'
import { updateAvatar } from '#features/account/account.contract.ts'
import { buyNow } from '#features/cart/cart.contract.ts'
import { createOrder, previewOrder } from '#features/orders/checkout.contract.ts'
import { payOffline } from '#features/payment/payment.contract.ts'
import { createEnquiry, myEnquiries, quickEnquiry } from '#features/rfq/rfq.contract.ts'
import { addAddress, placeOrder, stockOf } from '#tests/drills/shop.ts'
import { solveCaptcha } from '#tests/support/captcha.ts'
import { createWorld } from '#tests/support/world.ts'

/** Calls with the fields that their documentation names and none of those that are only checked when they are sent. */
const world = await createWorld()

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF')
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const contact = { name: 'Ada Buyer', email: 'fewest-fields@firm.example' }
const lines = [{ goodsModel: 'LM358DR', count: 100 }]
const missing = { reason: 'not_found' }

const shopper = async () => {
  const buyer = await world.buyer()
  return { ...buyer, addressId: await addAddress(world.sql, buyer.call) }
}

test('[API-ORDER-01] an order takes lines, address and shipping; a total is compared when it is sent', async () => {
  const { call, addressId } = await shopper()
  const part = await world.goods({ stock: 10 })
  const order = { lines: [{ goodsId: part.id, count: 2 }], addressId, expressId: 1 }
  await expect(call(createOrder, { ...order, totalAmount: '0.01' })).rejects.toMatchObject({ reason: 'order_changed' })
  const { totalAmount } = await call(previewOrder, order)
  expect(await call(createOrder, order)).toMatchObject({ orderNo: expect.any(String), totalAmount })
  expect(await stockOf(world.sql, part.id)).toBe(8)
  const { fastId } = await call(buyNow, { goodsId: part.id, count: 8 })
  await call(createOrder, { fastId, addressId, expressId: 1 })
  expect(await stockOf(world.sql, part.id)).toBe(0)
})

test('[API-ENQ-01, API-ENQ-02] an enquiry takes contact and lines, or a part and its quantity', async () => {
  const { call } = await world.buyer()
  const goods = await world.goods()
  await call(createEnquiry, { contact, lines })
  await call(createEnquiry, { contact, lines })
  await call(quickEnquiry, { goodsId: goods.id, count: 5, contact })
  const models = (await call(myEnquiries, {})).list.map((enquiry) => enquiry.models)
  expect(models).toEqual([[goods.model], ['LM358DR'], ['LM358DR']])
  const visitor = world.visitor()
  const solved = await solveCaptcha(visitor.call)
  expect((await visitor.call(createEnquiry, { contact, lines, ...solved })).enquiryNo).toMatch(/^Q/)
})

describe('[API-SITE-01] an upload takes the field file', () => {
  async function sendFile(token: string, bytes: Uint8Array, name: string): Promise<string> {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)]), name)
    const body = new Response(form)
    const answer = await (await world.http()).inject({
      method: 'POST',
      url: '/api/common/resource/upload',
      headers: { token, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    })
    expect(answer.json()).toMatchObject({ code: 0, data: { resourceId: expect.any(String) } })
    return answer.json().data.resourceId as string
  }

  test('the file is then used for whatever takes its type, and for one thing only', async () => {
    const { call, token, addressId } = await shopper()
    const part = await world.goods()
    const orderNo = await placeOrder(call, addressId, [{ goodsId: part.id, count: 1 }])
    const transfer = {
      orderNo,
      payer: 'Firm Ltd',
      amount: '13.00',
      transferDate: new Date().toISOString().slice(0, 10),
    }
    const [picture, document] = [await sendFile(token, PIXEL, 'a.gif'), await sendFile(token, PDF, 'a.pdf')]
    await expect(call(updateAvatar, { resourceId: document })).rejects.toMatchObject(missing)
    expect((await call(updateAvatar, { resourceId: picture })).avatar).toContain(picture)
    await expect(call(payOffline, { ...transfer, proof: picture })).rejects.toMatchObject(missing)
    expect(await call(payOffline, { ...transfer, proof: document })).toMatchObject({ status: 8 })
    await call(createEnquiry, { contact, lines, attachments: [await sendFile(token, PDF, 'b.pdf')] })
  })

  test('of another sender it is not found', async () => {
    const [sender, other] = [await world.buyer(), await world.buyer()]
    const resourceId = await sendFile(sender.token, PIXEL, 'a.gif')
    await expect(other.call(updateAvatar, { resourceId })).rejects.toMatchObject(missing)
  })
})
