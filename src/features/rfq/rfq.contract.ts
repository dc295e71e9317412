import { z } from 'zod'
import { PlacedBy, TeamView } from '#features/account/team.contract.ts'
import { solvedCaptcha } from '#features/captcha/captcha.contract.ts'
import { PackingCode, Verdict } from '#features/catalog/catalog.contract.ts'
import { CustomerRef, lineLabels, OwnNumber } from '#features/catalog/line-labels.schema.ts'
import { previewOrder } from '#features/orders/checkout.contract.ts'
import { placeOrderFields } from '#features/orders/place-order.schema.ts'
import { VatNumber } from '#features/tax/tax.contract.ts'
import { ShownPicture } from '#shared/addresses/shown-picture.ts'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint, HEAVY } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'
import { Id } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import {
  ENQUIRY_MESSAGES,
  MAX_ATTACHMENTS,
  MAX_COUNT,
  MAX_LINES,
  MAX_REMARK_LENGTH,
  TARGET_PRICE,
} from './enquiry-form.rules.ts'

export const When = z.iso.datetime()
export const EnquiryNo = z.string().regex(/^Q[0-9A-Z]{8}$/, 'There is no such RFQ.')
export const Status = z.enum(['received', 'in_work', 'quoted', 'accepted', 'declined', 'expired'])
export const Count = z
  .int(ENQUIRY_MESSAGES.count)
  .min(1, ENQUIRY_MESSAGES.smallCount)
  .max(MAX_COUNT, ENQUIRY_MESSAGES.largeCount)
export const Price = Decimal.refine((price) => !price.startsWith('-'), 'A price is not below 0.')

export const Contact = z.object({
  name: Line(100, 'A name').min(1, ENQUIRY_MESSAGES.name),
  email: Line(254, 'An e-mail address').min(1, ENQUIRY_MESSAGES.email),
  company: Line(200, 'A company').default(''),
  countryId: Id.optional(),
  phone: Line(40, 'A phone number').default(''),
})

const TargetPrice = z.string().regex(TARGET_PRICE, ENQUIRY_MESSAGES.targetPrice)

export const AskedLine = z.object({
  goodsModel: Line(200, 'A part number').min(1, ENQUIRY_MESSAGES.goodsModel),
  brandName: Line(200, 'A manufacturer').default(''),
  count: Count,
  targetPrice: TargetPrice.optional(),
  deliveryDate: z.iso.date().optional(),
  remark: Line(500, 'A remark').default(''),
  /** The customer's own part number and reference; copied to an order of the quote. */
  ownNumber: OwnNumber.default(''),
  customerRef: CustomerRef.default(''),
  /** The packaging wanted; empty: the one that costs least for the quantity. */
  packing: PackingCode.default(''),
})

/** Chosen by the sender: the same draft is saved once, however often it is sent. */
const DraftId = z.uuid().optional()

export const createEnquiry = endpoint({
  method: 'POST',
  path: '/api/enquiry/create',
  access: 'public',
  teamRight: 'order',
  knowsCaller: true,
  summary: 'Request a quote for several parts. Visitors solve a captcha; the same draft is saved once',
  input: z.object({
    draftId: DraftId,
    contact: Contact,
    lines: z
      .array(AskedLine)
      .min(1, 'Please enter at least one part.')
      .max(MAX_LINES, `At most ${MAX_LINES} lines in one RFQ. Please send the rest in another.`),
    remark: Lines(MAX_REMARK_LENGTH, 'A remark').default(''),
    /** Resource ids of `common/resource/upload`. */
    attachments: z.array(z.string().max(64)).max(MAX_ATTACHMENTS, `At most ${MAX_ATTACHMENTS} files.`).default([]),
    ...solvedCaptcha,
  }),
  output: z.object({ enquiryNo: z.string() }),
})

export const quickEnquiry = endpoint({
  method: 'POST',
  path: '/api/enquiry/quick',
  access: 'public',
  teamRight: 'order',
  knowsCaller: true,
  summary: 'Request a quote for one part of the catalogue',
  input: z.object({
    draftId: DraftId,
    goodsId: Id,
    count: Count,
    targetPrice: TargetPrice.optional(),
    contact: Contact.pick({ name: true, email: true, company: true }),
    remark: Lines(MAX_REMARK_LENGTH, 'A remark').default(''),
    ...solvedCaptcha,
  }),
  output: z.object({ enquiryNo: z.string() }),
})

export const EnquirySummary = z.object({
  enquiryNo: z.string(),
  createdAt: When,
  status: Status,
  statusName: z.string(),
  lineCount: z.int(),
  /** How many lines have a price. */
  quotedCount: z.int(),
  validUntil: When.nullable(),
  /** The first few part numbers. */
  models: z.array(z.string()),
  /** The colleague who sent it; null: the owner of the account. */
  placedBy: PlacedBy.nullable(),
})
export type EnquirySummary = z.infer<typeof EnquirySummary>

export const myEnquiries = endpoint({
  method: 'GET',
  path: '/api/enquiry/my',
  access: 'buyer',
  summary: "The caller's enquiries, newest first",
  input: z.object({
    status: Status.optional(),
    /** Only those of one of the people in `team`. */
    placedBy: Id.optional(),
    ...pagingFields(10),
  }),
  output: paged(EnquirySummary).extend({ team: TeamView.nullable() }),
})

export const Quote = z.object({
  goodsId: Id.nullable(),
  goodsModel: z.string(),
  brandName: z.string(),
  coverPic: ShownPicture,
  /** Another part than the requested one. */
  alternative: z.boolean(),
  /** How an alternative compares to the requested part; absent when that part is not in the catalogue. */
  verdict: Verdict.nullable(),
  /** How it is packed; the price includes reel fees. `arrives` is empty when that is not known. */
  packing: PackingCode,
  packingName: z.string(),
  arrives: z.string(),
  /** Quantities to choose from, each with its price; one is `count` and `price`. */
  tiers: z.array(z.object({ count: z.int(), price: Decimal, amount: Decimal })),
  price: Decimal,
  count: z.int(),
  amount: Decimal,
  leadWeeks: z.int(),
  note: z.string(),
  /** Set once it was accepted. */
  orderNo: z.string().nullable(),
})
export type Quote = z.infer<typeof Quote>

const EnquiryLine = z.object({
  lineId: Id,
  goodsModel: z.string(),
  brandName: z.string(),
  goodsId: Id.nullable(),
  count: z.int(),
  targetPrice: Decimal.nullable(),
  deliveryDate: z.iso.date().nullable(),
  remark: z.string(),
  ...lineLabels,
  packing: PackingCode,
  quote: Quote.nullable(),
})
export type EnquiryLine = z.infer<typeof EnquiryLine>

export const EnquiryDetail = EnquirySummary.extend({
  contact: Contact.extend({ countryName: z.string() }),
  remark: z.string(),
  lines: z.array(EnquiryLine),
  attachments: z.array(z.object({ resourceId: z.string(), fileName: z.string() })),
  /** Of the quotation. */
  currency: Currency.nullable(),
  /** Main currency of the store, in which target prices are. */
  mainCurrency: Currency,
  quoteNote: z.string(),
  messages: z.array(z.object({ at: When, who: z.enum(['buyer', 'staff']), text: z.string() })),
})
export type EnquiryDetail = z.infer<typeof EnquiryDetail>

/** As its buyer sees it. */
const OwnEnquiry = EnquiryDetail.extend({ team: TeamView.nullable() })
export type OwnEnquiry = z.infer<typeof OwnEnquiry>

export const enquiryDetail = endpoint({
  method: 'GET',
  path: '/api/enquiry/detail',
  access: 'buyer',
  summary: 'One enquiry with its lines, the quotation and the messages',
  input: z.object({ enquiryNo: EnquiryNo }),
  output: OwnEnquiry,
})

export const writeToShop = endpoint({
  method: 'POST',
  path: '/api/enquiry/message',
  access: 'buyer',
  teamRight: 'order',
  summary: 'Write to the shop about an enquiry',
  input: z.object({ enquiryNo: EnquiryNo, text: Lines(2000, 'A message').min(1, 'Please write a message.') }),
  output: z.object({}),
  idempotent: true,
})

export const quotationDocument = endpoint({
  method: 'GET',
  path: '/api/enquiry/document',
  access: 'buyer',
  summary: 'The quotation as PDF',
  heavy: HEAVY.document,
  input: z.object({ enquiryNo: EnquiryNo }),
  output: FileOutput,
})

export const chooseQuoteQuantity = endpoint({
  method: 'POST',
  path: '/api/enquiry/quantity',
  access: 'buyer',
  teamRight: 'order',
  summary: 'Choose one of the quantities a line was quoted in',
  input: z.object({ enquiryNo: EnquiryNo, lineId: Id, count: Count }),
  output: z.object({}),
})

export const claimEnquiry = endpoint({
  method: 'POST',
  path: '/api/enquiry/claim',
  access: 'buyer',
  teamRight: 'order',
  summary: 'Claim an enquiry that was sent without an account, with the key of its mail',
  input: z.object({ enquiryNo: EnquiryNo, key: z.string().max(100) }),
  output: z.object({}),
})

const Chosen = {
  enquiryNo: EnquiryNo,
  lineIds: z.array(Id).min(1, 'Please choose at least one line.').max(MAX_LINES),
}

export const previewQuote = endpoint({
  method: 'POST',
  path: '/api/enquiry/preview',
  access: 'buyer',
  summary: 'Preview of an order of quoted lines: shipping options and total. Nothing is changed',
  input: z.object({ ...Chosen, addressId: Id.optional(), expressId: Id.optional(), vatNumber: VatNumber.optional() }),
  output: previewOrder.output,
})

export const acceptQuote = endpoint({
  method: 'POST',
  path: '/api/enquiry/accept',
  access: 'buyer',
  teamRight: 'order',
  summary:
    'Accept some or all quoted lines: they become an order at the quoted price and quantity, once. Refused when the freight has changed since the preview',
  input: z.object({ ...Chosen, ...placeOrderFields }),
  output: z.object({ orderNo: z.string() }),
  idempotent: true,
})
