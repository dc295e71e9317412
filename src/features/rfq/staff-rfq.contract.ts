import { z } from 'zod'
import { PackingChoice, PackingCode } from '#features/catalog/catalog.contract.ts'
import { AssignedTo } from '#features/staff/work.contract.ts'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import { MAX_LINES } from './enquiry-form.rules.ts'
import { Count, EnquiryDetail, EnquiryNo, EnquirySummary, Price, Status, When, writeToShop } from './rfq.contract.ts'

/** What the caller saw: when the enquiry has changed since, a change is refused. */
const seen = { version: z.string().max(60).optional() }

export const CatalogueOffer = z.object({
  goodsId: Id,
  goodsModel: z.string(),
  brandName: z.string(),
  package: z.string(),
  stockCount: z.int(),
  minBuyCount: z.int(),
  multCount: z.int(),
  currency: Currency,
  /** As the customer of the request pays it. */
  priceList: z.array(z.object({ count: z.int(), price: Decimal, activityPrice: Decimal })),
  /** The customer's price list, where it has a price for this part. */
  priceListName: z.string().nullable(),
  /** Ways to buy it, its own terms first. */
  packings: z.array(PackingChoice),
  /** What a piece costs the shop; null when that is not known, absent for callers who may not write quotes. */
  cost: Decimal.nullable().optional(),
  costCurrency: z.string().nullable().optional(),
})
export type CatalogueOffer = z.infer<typeof CatalogueOffer>

export const findParts = endpoint({
  method: 'GET',
  path: '/api/staff/enquiry/parts',
  access: 'staff',
  right: 'quotes.read',
  summary: 'Parts whose number begins with a text, with stock and prices, to offer in a quote',
  input: z.object({
    model: Line(100, 'A part number').min(2, 'Please enter at least 2 characters.'),
    /** With the prices of the customer who made this request. */
    enquiryNo: EnquiryNo.optional(),
  }),
  output: z.object({ list: z.array(CatalogueOffer) }),
})

export const staffEnquiries = endpoint({
  method: 'GET',
  path: '/api/staff/enquiry/list',
  access: 'staff',
  right: 'quotes.read',
  summary: 'All enquiries, newest first',
  input: z.object({
    status: Status.optional(),
    accountId: Id.optional(),
    assignedTo: AssignedTo,
    /** Both: only requests of these days, in UTC. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** Those that were ever quoted, or that became an order. */
    progress: z.enum(['quoted', 'won']).optional(),
    /** With a line for which such a part was requested or offered. */
    brandName: Line(200, 'A manufacturer').optional(),
    categoryId: Id.optional(),
    ...pagingFields(20),
  }),
  output: paged(EnquirySummary.extend({ email: z.string(), company: z.string() })).extend({
    counts: z.array(z.object({ status: Status, count: z.int() })),
  }),
})

export const staffEnquiryDetail = endpoint({
  method: 'GET',
  path: '/api/staff/enquiry/detail',
  access: 'staff',
  right: 'quotes.read',
  summary: 'One enquiry as the buyer sees it, with stock and prices of the parts it names',
  input: z.object({ enquiryNo: EnquiryNo }),
  output: EnquiryDetail.extend({
    /** For the calls that change it. */
    version: z.string(),
    /** Requested or offered parts, as they are in the catalogue now. */
    offers: z.array(CatalogueOffer),
  }),
})

export const takeEnquiry = endpoint({
  method: 'POST',
  path: '/api/staff/enquiry/take',
  access: 'staff',
  right: 'quotes.write',
  summary: 'Start work on an enquiry',
  input: z.object({ enquiryNo: EnquiryNo, ...seen }),
  output: z.object({ status: Status }),
})

export const quoteEnquiry = endpoint({
  method: 'POST',
  path: '/api/staff/enquiry/quote',
  access: 'staff',
  right: 'quotes.write',
  summary: 'Answer with prices; lines without a price are not offered. A revised quote replaces the previous one',
  input: z.object({
    enquiryNo: EnquiryNo,
    /** Absent: the main currency of the store. */
    currency: Currency.optional(),
    validUntil: When,
    note: Lines(2000, 'A note').default(''),
    lines: z
      .array(
        z.object({
          lineId: Id,
          /** The offered part; absent: the requested one. */
          goodsId: Id.optional(),
          /** A part that is not in the catalogue: purchased for this order. Absent: as requested. */
          goodsModel: Line(200, 'A part number').optional(),
          brandName: Line(200, 'A brand').optional(),
          price: Price,
          count: Count,
          /** Further quantities, each with its price. */
          more: z
            .array(z.object({ count: Count, price: Price }))
            .max(5, 'At most 5 further quantities.')
            .default([]),
          leadWeeks: z.int().min(0).max(520).default(0),
          /** One of the packagings of the part offered; empty: the part on its own terms. */
          packing: PackingCode.default(''),
          note: Line(500, 'A note').default(''),
        }),
      )
      .min(1, 'Please price at least one line.')
      .max(MAX_LINES),
    ...seen,
  }),
  output: z.object({ status: Status }),
})

export const declineEnquiry = endpoint({
  method: 'POST',
  path: '/api/staff/enquiry/decline',
  access: 'staff',
  right: 'quotes.write',
  summary: 'Decline an enquiry with a reason',
  input: z.object({ enquiryNo: EnquiryNo, reason: Lines(2000, 'A reason').min(1, 'Please enter a reason.'), ...seen }),
  output: z.object({ status: Status }),
})

export const writeToBuyer = endpoint({
  method: 'POST',
  path: '/api/staff/enquiry/message',
  access: 'staff',
  right: 'quotes.write',
  summary: 'Write to the buyer about an enquiry',
  input: writeToShop.input,
  output: z.object({}),
  idempotent: true,
})
