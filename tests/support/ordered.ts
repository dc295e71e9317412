import { saveInvoiceTitle } from '#features/account/invoice-title.contract.ts'
import { identify } from '#features/account/server/account.service.ts'
import { creditTerms, saveCreditTerms } from '#features/credit/staff-credit.contract.ts'
import * as orders from '#features/orders/orders.contract.ts'
import { recordTransfer } from '#features/payment/staff-payment.contract.ts'
import { customerPriceList, saveCustomerPriceList } from '#features/price-lists/customer-price-list.contract.ts'
import { priceListDetail, savePriceList } from '#features/price-lists/staff-price-lists.contract.ts'
import { saveUpload } from '#features/resource/server/resource.service.ts'
import { aloneAs } from '#server/api/implement.ts'
import type { Call } from '#shared/endpoint.ts'
import { addAddress, placeOrder } from '../drills/shop.ts'
import { pdfText } from './pdf-text.ts'
import type { createWorld, LineRequests } from './world.ts'

type World = Awaited<ReturnType<typeof createWorld>>
type Person = Awaited<ReturnType<World['staff']>>

/** Staff allow a customer to buy on account. */
export async function giveTerms(staffCall: Call, accountId: number, more: object = {}): Promise<number> {
  const { credit } = await staffCall(creditTerms, { accountId })
  const terms = { state: 'active' as const, days: 30, currency: 'USD' as const, creditLimit: '1000.00' }
  return (await staffCall(saveCreditTerms, { accountId, version: credit?.version ?? 0, ...terms, ...more })).version
}

/** A buyer with an unpaid order of 4 pieces out of 10. */
export async function buyerWithOrder(world: World, inputs: { goods?: LineRequests; order?: object } = {}) {
  const buyer = await world.buyer()
  const addressId = await addAddress(world.sql, buyer.call)
  const goods = await world.goods({ stock: 10, ...inputs.goods })
  const orderNo = await placeOrder(buyer.call, addressId, [{ goodsId: goods.id, count: 4 }], inputs.order)
  return { ...buyer, addressId, goods, orderNo }
}

const today = () => new Date().toISOString().slice(0, 10)

/** Customers with terms, and orders of 10 pieces, of USD 1 unless given, and shipping. */
export function onAccount(world: World, staff: Person) {
  async function ordered(order: object = {}, { known, price = '1.0000' }: { known?: Person; price?: string } = {}) {
    const buyer = known ?? (await world.buyer())
    const addressId = await addAddress(world.sql, buyer.call)
    await giveTerms(staff.call, buyer.accountId)
    const goods = await world.goods({ stock: 100, tiers: [{ from: 1, price }] })
    const { invoiceTitleId } = await buyer.call(saveInvoiceTitle, { title: 'Firm Ltd', taxNumber: '' })
    const how = { payMethod: 'account', invoice: { invoiceTitleId }, ...order }
    const orderNo = await placeOrder(buyer.call, addressId, [{ goodsId: goods.id, count: 10 }], how)
    const detail = () => buyer.call(orders.orderDetail, { orderNo })
    return {
      ...buyer,
      goods,
      orderNo,
      totalAmount: (await detail()).totalAmount,
      detail,
      open: async () => (await staff.call(creditTerms, { accountId: buyer.accountId })).credit?.openAmount,
      record: (more: object = {}) =>
        staff.call(recordTransfer, { orderNo, payer: 'Firm Ltd', amount: '9999', transferDate: today(), ...more }),
      textOf: async (kind: 'proforma' | 'invoice') =>
        pdfText(Buffer.from((await buyer.call(orders.orderDocument, { orderNo, kind })).file.body)),
      subjects: async () => (await world.mailsTo(buyer.email)).map(({ subject }) => subject),
    }
  }

  async function proofOf(accountId: number) {
    const bytes = new TextEncoder().encode('%PDF-1.4\n%proof\n')
    const sender = { identity: { ...aloneAs(accountId), role: 'buyer' as const }, address: '127.0.0.1' }
    const file = { fileName: 'proof.pdf', contentType: 'application/pdf', bytes }
    return (await saveUpload(world.sql, world.services.files, { file, kind: 'proof' }, sender)).resourceId
  }

  return { ordered, proofOf }
}

let made = 0

/** A price list of this test alone. */
export async function addPriceList(staffCall: Call, more: object = {}) {
  made += 1
  const name = `List ${made} of ${process.pid}-${Date.now()}`
  const { priceListId } = await staffCall(savePriceList, {
    version: 0,
    name,
    percent: '20',
    startsOn: null,
    endsOn: null,
    ...more,
  })
  return {
    priceListId,
    name,
    /** What a change of it has to name. */
    seen: async () => {
      const { priceList } = await staffCall(priceListDetail, { priceListId })
      return { priceListId, version: priceList.version }
    },
  }
}

export async function givePriceList(staffCall: Call, accountId: number, priceListId: number | null): Promise<void> {
  const { priceList } = await staffCall(customerPriceList, { accountId })
  await staffCall(saveCustomerPriceList, { accountId, priceListId, seenPriceListId: priceList?.priceListId ?? null })
}

/** A buyer who calls as they are known now: a price list holds from the next call. */
export async function buyerWithPrices(world: World, staffCall: Call, priceListId: number | null) {
  const buyer = await world.buyer()
  await givePriceList(staffCall, buyer.accountId, priceListId)
  const again = async () => world.as(await identify(world.sql, buyer.token), buyer.token)
  return { ...buyer, again, call: await again() }
}
