import { login } from '#features/account/account.contract.ts'
import { answerAfterSale, noteAfterSale } from '#features/orders/staff-after-sales.contract.ts'
import {
  cancelUnpaidOrder,
  heldStock,
  shipOrder,
  staffOrderDetail,
  staffOrders,
  unflagOrder,
} from '#features/orders/staff-orders.contract.ts'
import { acceptTransfer, refundOrder, rejectTransfer, staffPayments } from '#features/payment/staff-payment.contract.ts'
import { unassignedPayments } from '#features/payment/unassigned-payment.contract.ts'
import {
  declineEnquiry,
  quoteEnquiry,
  staffEnquiries,
  staffEnquiryDetail,
  takeEnquiry,
  writeToBuyer,
} from '#features/rfq/staff-rfq.contract.ts'
import { retryFailedJobs, trouble } from '#features/staff/staff.contract.ts'
import { type Call, type Envelope, writeQuery } from '#shared/endpoint.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { readArguments } from './read-arguments.ts'
import { comparePaymentsOf } from './staff-command/compare-payments.ts'

const HELP = `npm run staff -- <command> [options]

  orders [--status 2] [--keyword text] [--flagged]
                                                 the newest orders, or the flagged ones
  order <orderNo>                                its lines, requests to customer service, and who did what
  held                                           which unpaid orders hold which stock
  unflag <orderNo> --note text                   remove the flag, with a note
  payments                                       transfers to be checked, late payments
  compare-payments --from 2026-11-01 --to 2026-11-15 [--take]
                                                 compare the payments of these days (UTC) with the provider; with --take
                                                 the store takes what it was not told. Exit code 2: differences are left
  ship <orderNo> --carrier name --tracking number [--link https://…]
  cancel <orderNo> --reason text                 close an order that is not paid
  accept <transferNo> [--note text]              the transfer has arrived
  reject <transferNo> --reason text
  agree <afterSaleNo> --answer text [--restock]
  refuse <afterSaleNo> --answer text
  note <afterSaleNo> --text text                 send the buyer an update
  refund <orderNo> --amount 12.34 --note text
  enquiries [--status received]                  the newest enquiries
  enquiry <enquiryNo>                            its lines and their ids
  take <enquiryNo>                               start work on it
  quote <enquiryNo> --line id[:goodsId]=price[x count][+price x count …][/weeks] … [--days 14] [--note text]
  decline <enquiryNo> --reason text
  write <enquiryNo> --text text                  write to the buyer
  jobs                                           failed jobs
  retry <job> …                                  run them again

The store must be running: --url (STORE_URL, else http://localhost:3000), --as e-mail (STAFF_EMAIL). The password is read
from STAFF_PASSWORD, a second factor's code from STAFF_CODE. Without them the account of the demo store is used.`

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    url: { type: 'string', default: process.env.STORE_URL ?? 'http://localhost:3000' },
    as: { type: 'string', default: process.env.STAFF_EMAIL ?? 'staff@ohmstead.example' },
    status: { type: 'string' },
    keyword: { type: 'string' },
    flagged: { type: 'boolean', default: false },
    carrier: { type: 'string' },
    tracking: { type: 'string' },
    link: { type: 'string' },
    note: { type: 'string' },
    reason: { type: 'string' },
    answer: { type: 'string' },
    restock: { type: 'boolean' },
    text: { type: 'string' },
    amount: { type: 'string' },
    line: { type: 'string', multiple: true },
    days: { type: 'string', default: '14' },
    from: { type: 'string' },
    to: { type: 'string' },
    take: { type: 'boolean', default: false },
  },
})

/** Calls the API of the store, with its checks of rights and its audit trail. */
const callAs =
  (token: string): Call =>
  async (endpoint, input) => {
    const query = endpoint.method === 'GET' ? `?${writeQuery(Object(input))}` : ''
    const answer = await fetch(`${values.url}${endpoint.path}${query}`, {
      method: endpoint.method,
      headers: { token, 'content-type': 'application/json' },
      ...(endpoint.method === 'POST' ? { body: JSON.stringify(input) } : {}),
    })
    const { code, msg, data }: Envelope = await answer.json()
    if (code !== 0) throw new Error(msg)
    return data as never // the server checked it against this endpoint's own contract
  }

const [command = 'help', subject = '', ...others] = positionals

type Action = (call: Call) => Promise<unknown>

const actions: Record<string, Action> = {
  async orders(call) {
    // Checked by the contract.
    const status = Number(values.status ?? 0) as 0
    const { keyword = '', flagged } = values
    const { list, totalCount } = await call(staffOrders, { status, keyword, flagged, pageSize: 20 })
    for (const order of list) {
      const words = [order.orderNo, order.statusName, formatMoney(order.totalAmount, order.amountCurrency), order.email]
      say([...words, ...(order.flagged ? ['flagged'] : [])].join('  '))
    }
    return `${totalCount} in all`
  },
  async order(call) {
    const { lines, afterSales, audit, statusName, flagged } = await call(staffOrderDetail, { orderNo: subject })
    for (const line of lines) say([line.goodsModel, line.count, line.amount].join('  '))
    for (const one of afterSales) say([one.afterSaleNo, one.stateName, one.solution, one.reason].join('  '))
    for (const { at, who, action, detail } of audit) say([at, who, action, detail].join('  '))
    return flagged ? `${statusName}, flagged` : statusName
  },
  async held(call) {
    const { list, totalCount } = await call(heldStock, {})
    for (const one of list)
      say([one.goodsModel, `${one.count} held, ${one.stock} left`, one.orderNo, one.email, one.payBy].join('  '))
    return `${totalCount} lines of unpaid orders`
  },
  unflag: (call) => call(unflagOrder, { orderNo: subject, note: values.note ?? '' }),
  async payments(call) {
    const { list, totalCount } = await call(staffPayments, {})
    for (const { orderNo, transfer, attempt } of list) {
      const money = transfer ?? attempt
      const number = transfer?.transferNo ?? attempt?.paymentNo
      say([orderNo, number, money?.state, `${money?.currency} ${money?.amount}`].join('  '))
    }
    const unassigned = await call(unassignedPayments, { pageSize: 100 })
    for (const { orderNo, paymentNo, currency, amount } of unassigned.list)
      say([orderNo, paymentNo, 'not assigned', `${currency} ${amount}`].join('  '))
    return `${totalCount + unassigned.totalCount} waiting`
  },
  async 'compare-payments'(call) {
    const { from = '', to = '', take } = values
    const open = await comparePaymentsOf(call, { from, to, take }, say)
    if (open > 0) process.exitCode = 2
    return `${open} differences`
  },
  ship: (call) =>
    call(shipOrder, {
      orderNo: subject,
      carrier: values.carrier ?? '',
      trackingNumber: values.tracking ?? '',
      ...(values.link ? { trackingUrl: values.link } : {}),
    }),
  cancel: (call) => call(cancelUnpaidOrder, { orderNo: subject, reason: values.reason ?? '' }),
  accept: (call) => call(acceptTransfer, { transferNo: subject, note: values.note ?? '' }),
  reject: (call) => call(rejectTransfer, { transferNo: subject, reason: values.reason ?? '' }),
  agree: (call) =>
    call(answerAfterSale, {
      afterSaleNo: subject,
      agree: true,
      answer: values.answer ?? '',
      restock: values.restock ?? false,
    }),
  refuse: (call) => call(answerAfterSale, { afterSaleNo: subject, agree: false, answer: values.answer ?? '' }),
  note: (call) => call(noteAfterSale, { afterSaleNo: subject, text: values.text ?? '' }),
  refund: (call) => call(refundOrder, { orderNo: subject, amount: values.amount ?? '', note: values.note ?? '' }),
  async enquiries(call) {
    const status = values.status as 'received' | undefined // any other word is refused by the contract
    const { list, totalCount } = await call(staffEnquiries, { status })
    for (const one of list) say([one.enquiryNo, one.statusName, `${one.lineCount} lines`, one.email].join('  '))
    return `${totalCount} in all`
  },
  async enquiry(call) {
    const { lines, statusName } = await call(staffEnquiryDetail, { enquiryNo: subject })
    for (const line of lines) say([line.lineId, line.goodsModel, line.count, line.targetPrice ?? ''].join('  '))
    return statusName
  },
  take: (call) => call(takeEnquiry, { enquiryNo: subject }),
  async quote(call) {
    const { lines } = await call(staffEnquiryDetail, { enquiryNo: subject })
    const asked = new Map(lines.map((line) => [line.lineId, line.count]))
    const validUntil = new Date(Date.now() + Number(values.days) * 86_400_000).toISOString()
    const offers = (values.line ?? []).map((text) => readOffer(text, asked))
    return call(quoteEnquiry, { enquiryNo: subject, validUntil, note: values.note ?? '', lines: offers })
  },
  decline: (call) => call(declineEnquiry, { enquiryNo: subject, reason: values.reason ?? '' }),
  write: (call) => call(writeToBuyer, { enquiryNo: subject, text: values.text ?? '' }),
  async jobs(call) {
    const { failedJobs } = await call(trouble, {})
    for (const job of failedJobs)
      say([job.failedJobId, job.failedAt, job.name, job.recipient, job.error].filter((word) => word !== '').join('  '))
    return `${failedJobs.length} newest failed jobs`
  },
  retry: (call) => call(retryFailedJobs, { failedJobIds: [subject, ...others].map(Number) }),
}

/**
 * `12=0.045`, `12:345=0.045x5000/8`, `12=0.05x100+0.04x1000`: line, part offered instead, price, quantity (by default the
 * requested one), further prices and quantities, weeks.
 */
function readOffer(text: string, asked: Map<number, number>) {
  const [, id, part, price = '', count, more = '', weeks] =
    /^(\d+)(?::(\d+))?=([\d.]+)(?:x(\d+))?((?:\+[\d.]+x\d+)*)(?:\/(\d+))?$/.exec(text) ?? []
  if (!id) throw new Error(`--line ${text} is not like 12=0.045x5000/8`)
  const lineId = Number(id)
  return {
    lineId,
    ...(part ? { goodsId: Number(part) } : {}),
    price,
    count: Number(count ?? asked.get(lineId) ?? 0),
    more: [...more.matchAll(/\+([\d.]+)x(\d+)/g)].map((tier) => ({ price: tier[1] ?? '', count: Number(tier[2]) })),
    leadWeeks: Number(weeks ?? 0),
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const action = values.help ? undefined : actions[command]
if (action) {
  try {
    const password = process.env.STAFF_PASSWORD ?? 'Staff-1234'
    const { token } = await callAs('')(login, { email: values.as, password, code: process.env.STAFF_CODE ?? '' })
    const done = await action(callAs(token))
    say(typeof done === 'string' ? done : JSON.stringify(done))
  } catch (error) {
    process.stderr.write(`ohmstead: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
} else say(HELP)
