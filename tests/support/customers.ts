import { payOffline } from '#features/payment/payment.contract.ts'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { addAddress, placeOrder } from '../drills/shop.ts'
import { createBuyers, enterAs } from './buyers.ts'
import { callStore } from './call-store.ts'
import { createMember, openSessionOf, storedSession } from './member.ts'
import { storeUrl } from './visitor.ts'
import { createGoods, type LineRequests } from './world.ts'

/** Calls endpoints of the store without a login. */
export const callAsVisitor = () => callStore(storeUrl(), '')

/** The smallest text that begins like a PDF. */
const RECEIPT = '%PDF-1.4\n% receipt of a transfer\n%%EOF\n'

/** For journeys with orders: buyers with an address, parts to order, and staff. */
export function createCustomers() {
  const { sql, newBuyer } = createBuyers()

  /** A buyer who can also call the API, to prepare a test. */
  async function newCustomer() {
    const buyer = await newBuyer()
    const call = callStore(storeUrl(), buyer.token)
    return { ...buyer, call, addressId: await addAddress(sql, call) }
  }

  const staff = async () => callStore(storeUrl(), await openSessionOf(sql, 'staff@ohmstead.example'))

  /** A staff member who can log in a browser. */
  const newClerk = async (role?: string) => {
    const member = await createMember(sql, 'staff', role)
    return { ...member, enter: enterAs(await storedSession(sql, member)) }
  }

  /** Entries of the audit trail of a staff member, oldest first. */
  const auditOf = async ({ email }: { email: string }) =>
    (await (await staff())(auditTrail, { keyword: email })).list
      .map(({ action }) => action.replace('/api/staff/', ''))
      .reverse()

  return {
    sql,
    newBuyer,
    newCustomer,
    newClerk,
    staff,
    auditOf,
    goods: (inputs: LineRequests = {}) => createGoods(sql, inputs),
  }
}

export type Customer = Awaited<ReturnType<ReturnType<typeof createCustomers>['newCustomer']>>

/** Places an order of a customer over the API. */
export const order = ({ call, addressId }: Customer, goodsId: number, count = 2, more: object = {}) =>
  placeOrder(call, addressId, [{ goodsId, count }], more)

/** Sends the proof of a bank transfer, with a receipt. */
export async function proveTransfer({ call, token }: Customer, orderNo: string, amount: string): Promise<string> {
  const form = new FormData()
  form.set('kind', 'proof')
  form.set('file', new Blob([RECEIPT], { type: 'application/pdf' }), 'receipt.pdf')
  const answer = await fetch(`${storeUrl()}/api/common/resource/upload`, {
    method: 'POST',
    headers: { token },
    body: form,
  })
  const { data } = (await answer.json()) as { data: { resourceId: string } } // as the contract of uploads says
  const input = { orderNo, payer: 'Test Firm', amount, transferDate: '2024-01-15', proof: data.resourceId }
  return (await call(payOffline, input)).transferNo
}
