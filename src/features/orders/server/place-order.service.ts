import { findOrderLimit } from '#features/account/server/team/order-limits.service.ts'
import type { Address } from '#features/address/address.contract.ts'
import { getAddress } from '#features/address/server/address.service.ts'
import { lockOffers, type Offer, takeStock } from '#features/catalog/server/stock/stock.service.ts'
import { dueText } from '#features/credit/credit.rules.ts'
import { type TakenCredit, takeCredit } from '#features/credit/server/credit.service.ts'
import type { ShippingOption } from '#features/freight/freight.contract.ts'
import { quoteParcel, readTariff } from '#features/freight/server/freight.service.ts'
import { offerWithOwnPrices, readOwnPrices } from '#features/price-lists/server/own-prices.service.ts'
import { findTransferAccount, getShop, type Shop } from '#features/shop/server/shop.service.ts'
import { assertVatNumber, computeTax, readTaxation } from '#features/tax/server/tax.service.ts'
import { type Actor, rowOwnerOf } from '#server/api/implement.ts'
import type { Tx } from '#server/database/connect.ts'
import { enqueueAll, preparedJob } from '#server/jobs/job.ts'
import { mailJobs } from '#server/mail/mail.ts'
import { AppError } from '#shared/app-error.ts'
import { compare, type Decimal, fixed } from '#shared/decimal.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { addUp } from '../money.rules.ts'
import type { PayMethod } from '../order.schema.ts'
import {
  catalogueIdsOf,
  type Draft,
  draftOrder,
  findUnaccepted,
  showProblems,
  specialOffers,
  unquotedIdsOf,
  type WantedLine,
} from '../order-draft.rules.ts'
import { MAX_AMOUNT } from '../orders.limits.ts'
import { assertWithinLimit } from './approvals/order-limit.service.ts'
import { type InvoiceInput, saveInvoiceRequest } from './invoices/invoices.service.ts'
import { advance, lockOrder } from './order-changes.service.ts'
import { generateNumber } from './order-number.ts'
import { transferNotOffered } from './order-payment.service.ts'
import { type OrderSettings, payByOf } from './order-settings.ts'
import { expireOrder } from './orders.jobs.ts'
import { composePlacedMail } from './orders.mails.ts'
import * as queries from './orders.queries.ts'
import { copyOf, newLineOf, reservedLinesOf, searchTextOf } from './placing/new-order.ts'
import { checkReservation, readStanding, type Standing } from './reservation/reservation.service.ts'

/** Input of an order. Prices are current, except for quoted lines. */
export interface PlaceOrderInput {
  /** A promise when the same transaction reads them: that read is pipelined with others. */
  lines: WantedLine[] | Promise<WantedLine[]>
  /** Parts of the catalogue on the lines, when they are known before the lines are. */
  goodsIds?: number[]
  addressId: number
  billAddressId?: number | undefined
  expressId: number
  poNumber: string
  remark: string
  payMethod: PayMethod
  invoice?: InvoiceInput | undefined
  vatNumber?: string | undefined
  /** The buyer accepts that some parts can be neither cancelled nor returned. */
  acceptsNonCancellable?: boolean | undefined
  /** The total the buyer saw, with freight and tax. The order is refused when it has changed. */
  seenTotal?: Decimal | undefined
  source: 'cart' | 'quote'
  /** By somebody of the team who may: the limit of the buyer does not hold. */
  isApproved?: boolean
}

export interface PlacedOrder {
  orderNo: string
  amount: Decimal
  amountCurrency: Currency
  freightAmount: Decimal
  freightCurrency: Currency
  totalAmount: Decimal
  taxAmount?: Decimal
  payBy: string
}

/**
 * The only function that creates orders. Lookups happen before the parts are locked, checks while they are
 * locked; stock, order, jobs and mail are written in the caller's transaction. Statements that are started together
 * are pipelined: they are sent in their order and take one round trip, the lookups and the lock as well as what is written.
 */
export async function placeOrder(
  tx: Tx,
  buyer: Actor,
  input: PlaceOrderInput,
  settings: OrderSettings,
): Promise<PlacedOrder> {
  const { customerId } = buyer
  const { addressId, billAddressId = addressId } = input
  const goodsIds = input.goodsIds ?? catalogueIdsOf(await input.lines)
  const [wanted, standing, delivery, other, limit, goods] = await Promise.all([
    input.lines,
    readStanding(tx, buyer),
    getAddress(tx, customerId, addressId),
    billAddressId === addressId ? undefined : getAddress(tx, customerId, billAddressId),
    input.isApproved ? null : findOrderLimit(tx, buyer),
    lockOffers(tx, goodsIds),
  ])
  const { shop, tariff, taxation, own } = await readTerms(tx, standing, delivery, input, unquotedIdsOf(wanted))
  assertVatNumber(taxation)

  const offers = goods.map((offer) => offerWithOwnPrices(offer, own))
  const draft = draftOrder(wanted, [...offers, ...specialOffers(wanted)])
  assertOrderable(draft, input)
  const currency = currencyOf(draft)
  if (input.payMethod === 'transfer' && !(await findTransferAccount(tx, currency))) throw transferNotOffered()
  const { totalAmount, ...priced } = priceOrder(draft, input.expressId, tariff, taxation)
  assertTotal(totalAmount, currency, input.seenTotal)
  if (limit) await assertWithinLimit(tx, limit, { totalAmount, currency }, input.source)
  const credit =
    input.payMethod === 'account' ? await takeCredit(tx, customerId, { currency, totalAmount }, shop) : undefined
  // Quoted lines were approved by staff, and so were customers who buy on account.
  if (input.source === 'cart' && !credit)
    await checkReservation(tx, standing, { totalAmount, currency, lines: reservedLinesOf(draft) })

  const orderNo = generateNumber('OS', settings.numberDay)
  const payBy = payByOf(input.payMethod, settings)
  const lines = draft.lines.map((line) => newLineOf(line, own))
  const order = {
    orderNo,
    ...rowOwnerOf(buyer),
    email: standing.email ?? delivery.email,
    currency,
    amount: draft.amount,
    ...priced,
    totalCount: draft.totalCount,
    coverPic: lines[0]?.coverPic ?? '',
    deliveryAddress: copyOf(delivery),
    billAddress: copyOf(other ?? delivery),
    poNumber: input.poNumber,
    remark: input.remark,
    source: input.source,
    payMethod: input.payMethod,
    payBy,
    netDays: credit?.days ?? null,
    searchText: searchTextOf(orderNo, input.poNumber, lines),
    lines,
  }
  await write(tx, { ...order, totalAmount }, input.invoice, { shop, settings, credit })
  return placedOf({ ...order, totalAmount })
}

const placedOf = ({ orderNo, amount, currency, freightAmount, totalAmount, tax, taxAmount, payBy }: OrderToWrite) => ({
  orderNo,
  amount,
  amountCurrency: currency,
  freightAmount,
  freightCurrency: currency,
  totalAmount,
  ...(tax && { taxAmount }),
  payBy: payBy.toISOString(),
})

/** Kept in the process by their version, which is one of the lookups: they are read only when somebody has changed them. */
async function readTerms(
  tx: Tx,
  { accountId, termsVersion, priceListId }: Standing,
  { countryId }: Address,
  { vatNumber }: PlaceOrderInput,
  goodsIds: number[],
) {
  const [shop, tariff, taxation, own] = await Promise.all([
    getShop(tx, termsVersion),
    readTariff(tx, countryId, termsVersion),
    readTaxation(tx, { accountId, countryId, vatNumber, termsVersion }),
    readOwnPrices(tx, priceListId, goodsIds),
  ])
  return { shop, tariff, taxation, own }
}

type Tariff = Awaited<ReturnType<typeof readTariff>>
type Taxation = Awaited<ReturnType<typeof readTaxation>>

/** Freight, tax and total of the drafted lines. */
function priceOrder(draft: Draft<Offer>, expressId: number, tariff: Tariff, taxation: Taxation) {
  const parcel = draft.lines.map((line) => ({ package: line.goods.package, count: line.count }))
  const shipping = quoteParcel(tariff, { currency: currencyOf(draft), amount: draft.amount, lines: parcel })
  const { expressName, days: expressDays, ...express } = chooseExpress(shipping.list, expressId)
  const freightAmount = fixed(express.freightAmount)
  const { tax, taxAmount } = computeTax(taxation, [draft.amount, freightAmount])
  const totalAmount = addUp([draft.amount, freightAmount, taxAmount])
  return { freightAmount, tax, taxAmount, totalAmount, expressName, expressDays, weightGrams: shipping.weightGrams }
}

type OrderToWrite = Omit<queries.NewOrder, 'mailSubject'> & { totalAmount: Decimal }

async function write(
  tx: Tx,
  order: OrderToWrite,
  invoice: InvoiceInput | undefined,
  { shop, settings, credit }: { shop: Shop; settings: OrderSettings; credit: TakenCredit | undefined },
): Promise<void> {
  const { orderNo, accountId, payBy, lines } = order
  const fromStock = lines.filter((line) => !line.procured)
  const mail = composePlacedMail(shop, settings, order, credit)
  const expiry = credit ? [] : [preparedJob(expireOrder, { orderNo }, { at: payBy })]
  const [[placed]] = await Promise.all([
    queries.insertOrder(tx, { ...order, mailSubject: mail.subject }),
    takeStock(tx, fromStock),
    enqueueAll(tx, [...expiry, ...mailJobs(mail)]),
  ])
  if (invoice && placed) await saveInvoiceRequest(tx, accountId, placed.orderId, invoice)
  if (credit) await releaseOnAccount(tx, order, credit)
}

/** To the warehouse at once. */
async function releaseOnAccount(
  tx: Tx,
  { orderNo, accountId, placedBy }: Pick<queries.NewOrder, 'orderNo' | 'accountId' | 'placedBy'>,
  { days }: TakenCredit,
) {
  const note = dueText({ days, dueOn: null })
  const change = { action: 'onAccount', who: 'buyer', accountId: placedBy ?? accountId, note } as const
  await advance(tx, await lockOrder(tx, orderNo), change)
}

function assertOrderable(draft: Draft<Offer>, { acceptsNonCancellable = false }: PlaceOrderInput): void {
  const [problem] = draft.problems
  if (problem) throw new AppError(problem.reason, showProblems(draft.problems))
  const unaccepted = findUnaccepted(draft, acceptsNonCancellable)
  if (unaccepted) throw new AppError(unaccepted.reason, showProblems([unaccepted]))
}

function currencyOf(draft: Draft): Currency {
  if (!draft.currency) throw new AppError('invalid_input', 'Please choose what to order.')
  return draft.currency
}

function chooseExpress(options: ShippingOption[], expressId: number): ShippingOption {
  const chosen = options.find((option) => option.expressId === expressId)
  if (chosen) return chosen
  const others = options.map((option) => option.expressName).join(', ')
  throw new AppError(
    'not_shippable',
    others
      ? `This shipping method is not available for these parts and this address. Available: ${others}.`
      : 'We cannot ship these parts to this address. Please contact us.',
  )
}

function assertTotal(total: Decimal, currency: string, seen: Decimal | undefined): void {
  if (compare(total, MAX_AMOUNT) > 0)
    throw new AppError('order_too_large', 'This is more than can be ordered online. Please send an inquiry.')
  if (seen !== undefined && compare(total, fixed(seen)) !== 0)
    throw new AppError(
      'order_changed',
      `The total has changed from ${fixed(seen)} to ${total} ${currency}. Nothing has been ordered.`,
    )
}
