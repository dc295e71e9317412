import { randomInt, randomUUID } from 'node:crypto'
import { login, updateInfo } from '#features/account/account.contract.ts'
import { saveInvoiceTitle } from '#features/account/invoice-title.contract.ts'
import { identify } from '#features/account/server/account.service.ts'
import { sendPasswordLink } from '#features/account/server/password/password.jobs.ts'
import { repeatActivation } from '#features/account/server/registration/registration.jobs.ts'
import { warnOfGuesses } from '#features/account/server/session/guesses.jobs.ts'
import { addressList, saveAddress } from '#features/address/address.contract.ts'
import { saveBom } from '#features/bom/saved-bom.contract.ts'
import { joinCart } from '#features/cart/cart.contract.ts'
import { lockCustomer, noteCustomer, signInAs } from '#features/customers/customers.contract.ts'
import { sendFeedback } from '#features/feedback/feedback.contract.ts'
import { answerFeedback } from '#features/feedback/staff-feedback.contract.ts'
import { saveWebhook } from '#features/integrations/webhooks.contract.ts'
import { submitNeed } from '#features/need/need.contract.ts'
import { subscribe } from '#features/newsletter/newsletter.contract.ts'
import { applyForAfterSale } from '#features/orders/after-sales.contract.ts'
import { applyForInvoice, cancelOrder, orderDetail, receiveOrder } from '#features/orders/orders.contract.ts'
import { changeAddress } from '#features/orders/picking.contract.ts'
import { answerAfterSale, noteAfterSale } from '#features/orders/staff-after-sales.contract.ts'
import { noteOrder } from '#features/orders/staff-orders.contract.ts'
import { createEnquiry, writeToShop } from '#features/rfq/rfq.contract.ts'
import { declineEnquiry, writeToBuyer } from '#features/rfq/staff-rfq.contract.ts'
import { exportStaffList } from '#features/staff/staff-export.contract.ts'
import { noteWork } from '#features/staff/work.contract.ts'
import { askForStockNotice } from '#features/stock-notice/stock-notice.contract.ts'
import { enqueue } from '#server/jobs/job.ts'
import { insertFailedJob } from '#server/jobs/statements.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { addAddress, payFor, placeOrder, ship } from '#tests/drills/shop.ts'
import { giveTerms } from '#tests/support/ordered.ts'
import type { createWorld } from '#tests/support/world.ts'

type World = Awaited<ReturnType<typeof createWorld>>
type Person = Awaited<ReturnType<World['buyer']>>

/** What is searched for everywhere. */
export function createMarks() {
  const word = `zq${randomUUID().slice(0, 8)}`
  return {
    word,
    phone: `77${randomInt(10_000_000, 99_999_999)}`,
    network: `100.${randomInt(64, 127)}.${randomInt(10, 250)}.`,
    browser: `Browser-${word.slice(2)}`,
  }
}
export type Marks = ReturnType<typeof createMarks>

/** Over HTTP, from the network and with the browser of the person. */
async function sender(world: World, { network, browser }: Marks) {
  const app = await world.http()
  return ({ method, path }: Endpoint, payload: object, token = '') =>
    app.inject({
      method,
      url: path,
      payload,
      headers: { token, 'user-agent': browser, 'idempotency-key': randomUUID() },
      remoteAddress: `${network}7`,
    })
}

/** A person who has used all of the shop, and whom staff have worked for. */
export async function leaveTraces(world: World, buyer: Person, marks: Marks, { isInvoiced = false } = {}) {
  const staff = await world.staff()
  await writeOwnData(world, buyer, marks)
  await writeMessages(world, buyer, staff, marks)
  const goods = await world.goods({ stock: 100 })
  await cancelledOrder(world, buyer, staff, marks, goods.id)
  await returnedOrder(world, buyer, staff, marks, goods.id, isInvoiced)
  await workOfStaff(world, buyer, staff, marks)
  return { staff }
}

async function writeOwnData(world: World, { call, email, password, token }: Person, marks: Marks) {
  const { word, phone } = marks
  const send = await sender(world, marks)
  for (const wrong of ['a', 'b']) await send(login, { email, password: `${wrong}-wrong` })
  await send(login, { email, password })
  await send(joinCart, { goodsId: (await world.goods()).id, count: 1 }, token)
  await call(updateInfo, { name: `${word} Name`, company: `${word} Ltd`, phone, jobTitle: word, taxNumber: word })
  await call(saveInvoiceTitle, { title: word, taxNumber: word, address: word, phone, bankName: word })
  const goods = await world.goods()
  await call(joinCart, { goodsId: goods.id, count: 1, ownNumber: `${word}-1`, customerRef: word })
  const line = { ref: word, model: goods.model, count: 2, match: 'exact' as const, taken: true, goodsId: goods.id }
  await call(saveBom, { name: word, lines: [{ ...line, customerRef: word }] })
  await call(askForStockNotice, { goodsId: (await world.goods({ stock: 0 })).id })
  await send(subscribe, { email, name: word })
}

async function writeMessages(world: World, { call, email, accountId }: Person, staff: Person, marks: Marks) {
  const { word, phone } = marks
  const send = await sender(world, marks)
  await send(sendFeedback, { type: 99, email, content: `${word} feedback` })
  await send(submitNeed, { goodsModel: 'RARE-1', count: 3, email, remark: word })
  const contact = { name: word, email, company: word, phone }
  const lines = [{ goodsModel: 'RARE-2', count: 5, remark: word }]
  const request = { contact, lines, remark: word, draftId: randomUUID(), captchaId: '', captchaAnswer: '' }
  const { enquiryNo } = await call(createEnquiry, request)
  await call(writeToShop, { enquiryNo, text: word })
  await staff.call(writeToBuyer, { enquiryNo, text: word })
  await staff.call(noteWork, { kind: 'quote', subject: enquiryNo, text: word })
  await staff.call(declineEnquiry, { enquiryNo, reason: word })
  const [feedback] = await world.sql<{ feedbackId: number }[]>`
    select feedback_id "feedbackId" from feedback where email = ${email}`
  if (!feedback) throw new Error(`no feedback of ${accountId}`)
  await staff.call(noteWork, { kind: 'message', subject: String(feedback.feedbackId), text: word })
  await staff.call(answerFeedback, { ...feedback, answer: word })
}

async function addressOf(world: World, { call }: Person, { word, phone }: Marks): Promise<number> {
  const addressId = await addAddress(world.sql, call)
  const [saved] = (await call(addressList, {})).list
  const { countryId, regionId, mobileAreaCode } = saved ?? { countryId: 0, regionId: 0, mobileAreaCode: '' }
  const place = { addressId, countryId, regionId, mobileAreaCode, zipCode: '3011', email: `${word}@home.example` }
  await call(saveAddress, { ...place, firstName: word, lastName: word, company: word, mobile: phone, address: word })
  return addressId
}

async function cancelledOrder(world: World, buyer: Person, staff: Person, marks: Marks, goodsId: number) {
  const { word, phone } = marks
  const more = { poNumber: word, remark: word }
  const orderNo = await placeOrder(buyer.call, await addressOf(world, buyer, marks), [{ goodsId, count: 2 }], more)
  await staff.call(noteOrder, { orderNo, text: word })
  const to = { firstName: word, lastName: word, mobileAreaCode: '+31', mobile: phone, email: buyer.email }
  const address = { ...to, company: word, regionName: word, zipCode: '3011', address: `${word} street` }
  await staff.call(changeAddress, { orderNo, address, reason: word })
  await buyer.call(cancelOrder, { orderNo, reason: word })
}

async function returnedOrder(
  world: World,
  { call, ...buyer }: Person,
  staff: Person,
  marks: Marks,
  goodsId: number,
  isInvoiced: boolean,
) {
  const { word } = marks
  const addressId = await addressOf(world, { call, ...buyer }, marks)
  const orderNo = await placeOrder(call, addressId, [{ goodsId, count: 2 }], { poNumber: word, remark: word })
  if (isInvoiced)
    await call(applyForInvoice, { orderNo, ...(await call(saveInvoiceTitle, { title: `${word} Title` })) })
  await payFor(call, orderNo)
  await ship(staff.call, orderNo)
  const [line] = (await call(orderDetail, { orderNo })).lines
  const lines = [{ lineId: line?.lineId ?? 0, count: 1 }]
  const wanted = { orderNo, lines, reason: word, description: word, solution: 'refund' as const, pictures: [] }
  const { afterSaleNo } = await call(applyForAfterSale, wanted)
  await staff.call(noteAfterSale, { afterSaleNo, text: word })
  await staff.call(noteWork, { kind: 'return', subject: afterSaleNo, text: word })
  await staff.call(answerAfterSale, { afterSaleNo, agree: false, answer: word })
  await call(receiveOrder, { orderNo })
}

async function workOfStaff(world: World, { accountId, email }: Person, staff: Person, marks: Marks) {
  const { word, phone } = marks
  await staff.call(noteCustomer, { accountId, text: `${word} ${phone}` })
  await staff.call(lockCustomer, { accountId, locked: true, reason: word })
  await staff.call(lockCustomer, { accountId, locked: false, reason: word })
  for (const note of ['first', 'second']) await giveTerms(staff.call, accountId, { note: `${note} ${word}` })
  const { token } = await staff.call(signInAs, { accountId, reason: word })
  const acting = world.as(await identify(world.sql, token), token)
  await acting(saveInvoiceTitle, { title: `${word} by staff` })
  await staff.call(exportStaffList, { list: 'customers', filter: { keyword: email } })
  const webhook = { address: 'https://hooks.example/x', events: ['order.placed' as const], active: false }
  await staff.call(saveWebhook, { ...webhook, version: 0 })
  await leaveJobs(world, email)
  const mail = { to: email, subject: 'x', text: `For ${word}`, html: '' }
  await fail(world, 'mail', mail)
}

const fail = (world: World, name: string, payload: object) =>
  insertFailedJob(world.sql, {
    jobId: String(randomInt(1, 2 ** 31)),
    name,
    payload,
    key: null,
    attempts: 9,
    error: '',
  })

/** About the address, in clear. */
async function leaveJobs(world: World, email: string) {
  const payload = { emailKey: email.toLowerCase() }
  for (const job of [sendPasswordLink, repeatActivation, warnOfGuesses]) {
    await enqueue(world.sql, job, payload, { at: new Date(Date.now() + 3_600_000) })
    await fail(world, job.name, payload)
  }
}
