import { expect, test } from 'vitest'
import { saveInvoiceTitle } from '#features/account/invoice-title.contract.ts'
import { deleteAccount, exportData } from '#features/account/personal-data.contract.ts'
import { saveFeedback } from '#features/feedback/server/feedback.service.ts'
import { submitNeed } from '#features/need/server/need.service.ts'
import { subscribe } from '#features/newsletter/newsletter.contract.ts'
import { applyForInvoice, cancelOrder, orderDocument, receiveOrder } from '#features/orders/orders.contract.ts'
import { staffOrders } from '#features/orders/staff-orders.contract.ts'
import { payFor, ship } from '#tests/drills/shop.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'

const world = await createWorld()

const HOME = {
  firstName: 'Ada',
  lastName: 'Leaver',
  mobileAreaCode: '+49',
  mobile: '3012345',
  email: 'ada@home.example',
  countryName: 'Germany',
  regionName: 'Berlin',
  zipCode: '10115',
  address: 'Main Street 1',
}

/** An order as the checkout leaves it: unpaid. */
async function placeOrder(accountId: number): Promise<string> {
  const orderNo = `T${accountId}`
  await world.sql`
    with placed as (
      insert into orders (order_no, account_id, email, currency, amount, freight_amount, total_count, line_count,
        cover_pic, delivery_address, bill_address, express_name, express_days, weight_grams, po_number, remark,
        pay_method, pay_by, search_text)
      values (${orderNo}, ${accountId}, 'ada@home.example', 'USD', 5, 1, 10, 1, '', ${world.sql.json(HOME)},
        ${world.sql.json(HOME)}, 'Post', '3', 10, 'PO Leaver', 'Ring twice', 'transfer', now(), '')
      returning order_id)
    insert into order_line (order_id, position, goods_id, model, brand_name, goods_name, package, cover_pic, count,
      unit_price, amount, own_number, customer_ref)
    select order_id, 1, 1, 'LM358', 'Brand', 'Amplifier', 'SOIC-8', '', 10, 0.5, 5, 'Leaver-1', 'Ask Ada' from placed`
  return orderNo
}

async function sendEnquiry(accountId: number): Promise<void> {
  await world.sql`
    insert into enquiry (enquiry_no, draft_id, account_id, contact_name, email, company, phone, remark)
    values (${`Q${accountId}`}, gen_random_uuid(), ${accountId}, 'Ada Leaver', 'ada@home.example', 'Leaver Ltd', '123', 'Please call')`
}

test('orders and enquiries are in the export', async () => {
  const { call, accountId } = await world.buyer()
  const orderNo = await placeOrder(accountId)
  await sendEnquiry(accountId)
  expect(await call(exportData, {})).toMatchObject({
    orders: [{ orderNo, deliveryAddress: HOME }],
    enquiries: [{ enquiryNo: `Q${accountId}`, contact: { company: 'Leaver Ltd' } }],
  })
})

test('an account with open orders cannot be deleted', async () => {
  const { call, accountId, password } = await world.buyer()
  const orderNo = await placeOrder(accountId)
  await expect(call(deleteAccount, { password })).rejects.toMatchObject({
    reason: 'not_allowed',
    message: expect.stringContaining(orderNo),
  })
  expect(await world.sql`select from account where account_id = ${accountId}`).toHaveLength(1)
  expect(await world.sql`select from orders where order_no = ${orderNo} and email <> ''`).toHaveLength(1)
})

test('orders and enquiries are kept without personal data', async () => {
  const { call, accountId, password } = await world.buyer()
  const orderNo = await placeOrder(accountId)
  await sendEnquiry(accountId)
  await world.sql`update orders set status = 7 where order_no = ${orderNo}`
  await call(deleteAccount, { password })
  const [order] = await world.sql<{ everything: { delivery_address: object } }[]>`
    select account_id, total_amount::float8 total, to_jsonb(orders) || jsonb_build_object('lines',
      (select jsonb_agg(l) from order_line l where l.order_id = orders.order_id)) everything
    from orders where order_no = ${orderNo}`
  expect(order).toMatchObject({ account_id: null, total: 6 })
  expect(JSON.stringify(order?.everything)).not.toMatch(/Ada|Leaver|home\.example|Main Street|3012345|Ring/)
  expect(order?.everything.delivery_address).toMatchObject({ countryName: 'Germany', firstName: '' })
  const [enquiry] =
    await world.sql`select account_id, to_jsonb(enquiry) everything from enquiry where enquiry_no = ${`Q${accountId}`}`
  expect(enquiry?.account_id).toBeNull()
  expect(JSON.stringify(enquiry?.everything)).not.toMatch(/Ada|Leaver|home\.example|call/)
})

test('an issued invoice is kept unchanged, and no other data of the buyer', async () => {
  const staff = await world.staff()
  const buyer = await buyerWithOrder(world, { order: { poNumber: 'PO-77', remark: 'Ring twice' } })
  const { call, orderNo } = buyer
  const title = { title: 'Leaver Ltd', taxNumber: 'NL001', address: 'Quay 1', phone: '555', bankName: 'Old Bank' }
  const { invoiceTitleId } = await call(saveInvoiceTitle, title)
  await call(applyForInvoice, { orderNo, invoiceTitleId })
  await payFor(call, orderNo)
  await ship(staff.call, orderNo)
  await call(receiveOrder, { orderNo })
  const before =
    await world.sql`select i.* from order_invoice i join orders using (order_id) where order_no = ${orderNo}`
  expect(before).toMatchObject([{ invoice_no: expect.stringMatching(/^INV-/), title: 'Leaver Ltd' }])

  await call(deleteAccount, { password: buyer.password })
  const after =
    await world.sql`select i.* from order_invoice i join orders using (order_id) where order_no = ${orderNo}`
  expect(after).toEqual(before)
  const [order] = await world.sql`select to_jsonb(orders) everything from orders where order_no = ${orderNo}`
  expect(order?.everything).toMatchObject({
    account_id: null,
    email: '',
    remark: '',
    po_number: 'PO-77',
    bill_address: { lastName: 'Buyer', address: 'Dock 7', email: '' },
    delivery_address: { lastName: '', address: '', mobile: '', email: '' },
  })
  const { file } = await staff.call(orderDocument, { orderNo, kind: 'invoice' })
  expect(Buffer.from(file.body).subarray(0, 5).toString()).toBe('%PDF-')
})

test('the PO number of an order without an invoice is removed, also from the search text', async () => {
  const { call, orderNo, goods, password } = await buyerWithOrder(world, { order: { poNumber: 'Leaver 12' } })
  await call(cancelOrder, { orderNo })
  await call(deleteAccount, { password })
  const staff = await world.staff()
  expect((await staff.call(staffOrders, { status: 0, keyword: 'Leaver 12' })).totalCount).toBe(0)
  for (const keyword of [orderNo, goods.model])
    expect((await staff.call(staffOrders, { status: 0, keyword })).list[0]?.orderNo).toBe(orderNo)
})

test('data of the payer from the card provider is removed', async () => {
  const buyer = await buyerWithOrder(world)
  const { call, orderNo } = buyer
  await payFor(call, orderNo)
  await ship((await world.staff()).call, orderNo)
  await call(receiveOrder, { orderNo })
  const bodies = () => world.sql`
    select e.body from payment_event e join payment using (payment_no) join orders using (order_id)
    where orders.order_no = ${orderNo}`
  expect(await bodies()).toMatchObject([{ body: { orderNo } }])
  await call(deleteAccount, { password: buyer.password })
  expect(await bodies()).toEqual([{ body: {} }])
})

test('texts and reading data of a person are exported, and deleted with the account', async () => {
  const { call, accountId, email, password } = await world.buyer()
  await call(subscribe, { email, name: 'Ada Leaver' })
  await saveFeedback(world.sql, 'service@ohmstead.example', { type: 99, email, content: 'I was here', accountId })
  const need = { goodsModel: 'RARE-1', brandName: '', count: 3, email, remark: 'For Ada' }
  await submitNeed(world.sql, need, { address: '203.0.113.9', accountId })
  expect(await call(exportData, {})).toMatchObject({
    newsletter: { email, name: 'Ada Leaver' },
    feedback: [{ content: 'I was here' }],
    needs: [{ goodsModel: 'RARE-1', email }],
  })
  await call(deleteAccount, { password })
  const [left] = await world.sql`select
    (select count(*)::int from newsletter_subscriber where email = ${email}) readers,
    (select count(*)::int from feedback where email = ${email}) words,
    (select count(*)::int from goods_need where email = ${email}) needs`
  expect(left).toEqual({ readers: 0, words: 0, needs: 0 })
})
