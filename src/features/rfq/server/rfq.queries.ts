import { nameOfPerson } from '#features/account/server/team/team.service.ts'
import type { PackingCode } from '#features/catalog/catalog.contract.ts'
import type { LineLabels } from '#features/catalog/line-labels.rules.ts'
import type { rowOwnerOf } from '#server/api/implement.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { statusCounts } from '#server/status-counts/status-counts.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import type { EnquiryStatus } from '../rfq-status.rules.ts'
import { countedEnquiries } from './counted-enquiries.ts'
import { type EnquiryFilter, matchingEnquiries } from './enquiry-filter.queries.ts'

export interface NewEnquiry {
  enquiryNo: string
  draftId: string
  accountId: number | null
  /** Null: the account of the customer itself, or a visitor. */
  placedBy: number | null
  contact: { name: string; email: string; company: string; countryId?: number | undefined; phone: string }
  remark: string
}

/** No row when the draft was sent before, or the number is taken. */
export const insertEnquiry = (tx: Tx, { enquiryNo, draftId, accountId, placedBy, contact, remark }: NewEnquiry) => tx<
  { enquiryId: number }[]
>`
  insert into enquiry (enquiry_no, draft_id, account_id, placed_by, contact_name, email, company, country_id, phone, remark)
  values (${enquiryNo}, ${draftId}, ${accountId}, ${placedBy}, ${contact.name}, ${contact.email}, ${contact.company},
    ${contact.countryId ?? null}, ${contact.phone}, ${remark})
  on conflict do nothing returning enquiry_id "enquiryId"`

export const findDraft = (sql: Db, draftId: string) => sql<{ enquiryNo: string; accountId: number | null }[]>`
  select enquiry_no "enquiryNo", account_id "accountId" from enquiry where draft_id = ${draftId}`

export interface NewLine extends Partial<LineLabels> {
  goodsModel: string
  brandName: string
  count: number
  targetPrice?: string | undefined
  deliveryDate?: string | undefined
  remark: string
  packing: PackingCode
}

/** Brands the maker of a line may be: null when it names none, empty when it names one we do not know. */
export type RecognisedLine = NewLine & { brandIds: number[] | null }

/**
 * All lines at once. A line is recognised as a part when its number is in the catalogue and the maker, when one is
 * named, is that part's; if several makers fit, none is chosen.
 */
export const insertLines = (tx: Tx, enquiryId: number, lines: RecognisedLine[]) => tx`
  insert into enquiry_line
    (enquiry_id, position, goods_model, brand_name, count, target_price, delivery_date, remark, own_number, customer_ref,
      packing, goods_id)
  select ${enquiryId}, asked.position, asked.model, asked.brand, asked.count, asked.price, asked.day, asked.remark,
    asked.own_number, asked.customer_ref, asked.packing, known.goods_id
  from unnest(
    ${lines.map((line) => line.goodsModel)}::text[], ${lines.map((line) => line.brandName)}::text[],
    ${lines.map((line) => line.count)}::int[], ${lines.map((line) => line.targetPrice ?? null)}::numeric[],
    ${lines.map((line) => line.deliveryDate ?? null)}::date[], ${lines.map((line) => line.remark)}::text[],
    ${lines.map(({ brandIds }) => brandIds && `{${brandIds.join()}}`)}::text[],
    ${lines.map((line) => line.ownNumber ?? '')}::text[], ${lines.map((line) => line.customerRef ?? '')}::text[],
    ${lines.map((line) => line.packing)}::text[]
  ) with ordinality
    as asked (model, brand, count, price, day, remark, brand_ids, own_number, customer_ref, packing, position)
  left join lateral (
    select case when count(*) = 1 then min(goods_id) end goods_id
    from goods
    where model_norm = normalise_model(asked.model)
      and (asked.brand_ids is null or brand_id = any (asked.brand_ids::int[]))
  ) known on true`

export const insertAttachment = (tx: Tx, enquiryId: number, resourceId: string, fileName: string) => tx`
  insert into enquiry_attachment (enquiry_id, resource_id, file_name) values (${enquiryId}, ${resourceId}, ${fileName})`

export interface EnquiryRow {
  enquiryId: number
  enquiryNo: string
  accountId: number | null
  createdAt: Date
  status: EnquiryStatus
  contactName: string
  email: string
  company: string
  countryId: number | null
  countryName: string | null
  phone: string
  remark: string
  currency: Currency | null
  validUntil: Date | null
  quoteNote: string
  /** A member of the customer; null: the account of the customer itself, or a visitor. */
  placedBy: number | null
  placedByName: string | null
}

const columns = (sql: Db) => sql`
  e.enquiry_id "enquiryId", e.enquiry_no "enquiryNo", e.account_id "accountId", e.created_at "createdAt", e.status,
  e.contact_name "contactName", e.email, e.company, e.country_id "countryId", c.country_name "countryName", e.phone,
  e.remark, e.currency, e.valid_until "validUntil", e.quote_note "quoteNote",
  e.placed_by "placedBy", ${nameOfPerson(sql, sql`e.placed_by`)} "placedByName"`

export const findEnquiry = (sql: Db, enquiryNo: string) => sql<EnquiryRow[]>`
  select ${columns(sql)} from enquiry e left join country c using (country_id) where e.enquiry_no = ${enquiryNo}`

/** Locks the row: changes of one enquiry run one after the other. */
export const lockEnquiry = (tx: Tx, enquiryNo: string) => tx<EnquiryRow[]>`
  select ${columns(tx)} from enquiry e left join country c using (country_id)
  where e.enquiry_no = ${enquiryNo} for update of e`

export interface SummaryRow {
  enquiryNo: string
  createdAt: Date
  status: EnquiryStatus
  validUntil: Date | null
  email: string
  company: string
  lineCount: number
  quotedCount: number
  models: string[]
  placedBy: number | null
  placedByName: string | null
}

const SHOWN_MODELS = 4

const MAX_COUNT = 10_000

/** To select from: a page with the lines of each. `more`: further columns of the page. */
const pageOf = (sql: Db, filter: EnquiryFilter, limit: number, offset: number, more = sql``) => sql`(
    select enquiry_id, enquiry_no, created_at, status, valid_until, email, company, placed_by ${more}
    from enquiry where ${matchingEnquiries(sql, filter)} order by enquiry_id desc limit ${limit} offset ${offset}
  ) e cross join lateral (
    select count(*)::int "lineCount", count(quote_price)::int "quotedCount",
      coalesce((array_agg(goods_model order by position))[:${SHOWN_MODELS}], '{}') models
    from enquiry_line where enquiry_id = e.enquiry_id
  ) lines
  order by e.enquiry_id desc`

const summary = (sql: Db) => sql`
  e.enquiry_no "enquiryNo", e.created_at "createdAt", e.status, e.valid_until "validUntil", e.email, e.company, lines.*,
  e.placed_by "placedBy", ${nameOfPerson(sql, sql`e.placed_by`)} "placedByName"`

export const listEnquiries = (sql: Db, filter: EnquiryFilter, limit: number, offset: number) => sql<SummaryRow[]>`
  select ${summary(sql)} from ${pageOf(sql, filter, limit, offset)}`

/** With the number of all that match, for filters whose rows are all looked up before the first can be shown. */
export const listCountedEnquiries = (sql: Db, filter: EnquiryFilter, limit: number, offset: number) => sql<
  (SummaryRow & { count: number })[]
>`
  select ${summary(sql)}, e.count
  from ${pageOf(sql, filter, limit, offset, sql`, least(count(*) over (), ${MAX_COUNT})::int count`)}`

/** Everybody's. */
export const listStatusCounts = (sql: Db) => sql<{ status: EnquiryStatus; count: number }[]>`
  select status, count from ${statusCounts(sql, countedEnquiries)} known`

/** Those without an answer. */
export const readQueue = (sql: Db) => sql<{ count: number; oldestAt: Date | null; oldest: string | null }[]>`
  select (select count(*)::int from enquiry where status in ('received', 'in_work')) count, e.created_at "oldestAt",
    e.enquiry_no oldest
  from (values (1)) one left join lateral (
    (select enquiry_id, created_at, enquiry_no from enquiry where status = 'received' order by enquiry_id limit 1)
    union all
    (select enquiry_id, created_at, enquiry_no from enquiry where status = 'in_work' order by enquiry_id limit 1)
    order by enquiry_id limit 1) e on true`

/** Changes with every status, quotation and message. */
export const findVersion = (sql: Db, enquiryId: number) => sql<{ version: string }[]>`
  select concat(status, ' ', extract(epoch from quoted_at), ' ',
    (select max(message_id) from enquiry_message m where m.enquiry_id = e.enquiry_id)) "version"
  from enquiry e where enquiry_id = ${enquiryId}`

/** Counting stops here, to stay cheap. */
export const countEnquiries = (sql: Db, filter: EnquiryFilter) => sql<{ count: number }[]>`
  select count(*)::int count from (select from enquiry where ${matchingEnquiries(sql, filter)} limit ${MAX_COUNT}) counted`

/** A quantity with its price. */
export interface QuoteTier {
  count: number
  price: string
}

export interface LineRow extends LineLabels {
  lineId: number
  goodsModel: string
  brandName: string
  goodsId: number | null
  count: number
  targetPrice: string | null
  deliveryDate: string | null
  remark: string
  packing: PackingCode
  quotePacking: PackingCode
  quoteGoodsId: number | null
  quoteTiers: QuoteTier[]
  quoteModel: string | null
  quoteBrand: string | null
  coverPic: string | null
  quotePrice: string | null
  quoteCount: number | null
  leadWeeks: number | null
  quoteNote: string
  orderNo: string | null
}

export const listLines = (sql: Db, enquiryId: number) => sql<LineRow[]>`
  select l.line_id "lineId", l.goods_model "goodsModel", l.brand_name "brandName", l.goods_id "goodsId", l.count,
    l.target_price::text "targetPrice", l.delivery_date::text "deliveryDate", l.remark, l.own_number "ownNumber",
    l.customer_ref "customerRef", l.packing, l.quote_packing "quotePacking", l.quote_goods_id "quoteGoodsId",
    l.quote_tiers "quoteTiers", coalesce(g.model, l.quote_model) "quoteModel",
    coalesce(b.brand_name, l.quote_brand) "quoteBrand", g.cover_pic "coverPic", l.quote_price::text "quotePrice",
    l.quote_count "quoteCount", l.lead_weeks "leadWeeks", l.quote_note "quoteNote", l.order_no "orderNo"
  from enquiry_line l left join goods g on g.goods_id = l.quote_goods_id left join brand b using (brand_id)
  where l.enquiry_id = ${enquiryId} order by l.position`

export const listAttachments = (sql: Db, enquiryId: number) => sql<{ resourceId: string; fileName: string }[]>`
  select resource_id "resourceId", file_name "fileName" from enquiry_attachment where enquiry_id = ${enquiryId}
  order by file_name, resource_id`

export const listMessages = (sql: Db, enquiryId: number) => sql<{ at: Date; who: 'buyer' | 'staff'; text: string }[]>`
  select at, who, text from enquiry_message where enquiry_id = ${enquiryId} order by message_id`

export const insertMessage = (
  tx: Tx,
  message: { enquiryId: number; who: 'buyer' | 'staff'; accountId: number; text: string },
) => tx`
  insert into enquiry_message (enquiry_id, who, account_id, text)
  values (${message.enquiryId}, ${message.who}, ${message.accountId}, ${message.text})`

export const setStatus = (tx: Tx, enquiryId: number, status: EnquiryStatus) => tx`
  update enquiry set status = ${status} where enquiry_id = ${enquiryId}`

export interface QuotedLine {
  lineId: number
  /** Null: not in the catalogue; `model` and `brandName` describe it. */
  goodsId: number | null
  model: string | null
  brandName: string | null
  tiers: QuoteTier[]
  price: string
  count: number
  leadWeeks: number
  note: string
  packing: PackingCode
}

export const setQuotation = (
  tx: Tx,
  enquiryId: number,
  { currency, validUntil, note }: { currency: string; validUntil: string; note: string },
) => tx`
  update enquiry set status = 'quoted', currency = ${currency}, valid_until = ${validUntil}, quoted_at = now(),
    quote_note = ${note}
  where enquiry_id = ${enquiryId}`

/** Replaces the previous quotation: lines it does not name are no longer offered. */
export const setQuotedLines = (tx: Tx, enquiryId: number, lines: QuotedLine[]) => tx`
  update enquiry_line l set
    quote_goods_id = given.goods_id, quote_model = given.model, quote_brand = given.brand,
    quote_tiers = coalesce(given.tiers, '[]')::jsonb, quote_price = given.price, quote_count = given.count,
    lead_weeks = given.lead_weeks, quote_note = coalesce(given.note, ''), quote_packing = coalesce(given.packing, '')
  from (select line_id from enquiry_line where enquiry_id = ${enquiryId}) own
  left join unnest(
    ${lines.map((line) => line.lineId)}::int[], ${lines.map((line) => line.goodsId)}::int[],
    ${lines.map((line) => line.price)}::numeric[], ${lines.map((line) => line.count)}::int[],
    ${lines.map((line) => line.leadWeeks)}::smallint[], ${lines.map((line) => line.note)}::text[],
    ${lines.map((line) => line.model)}::text[], ${lines.map((line) => line.brandName)}::text[],
    ${lines.map((line) => JSON.stringify(line.tiers))}::text[], ${lines.map((line) => line.packing)}::text[]
  ) as given (line_id, goods_id, price, count, lead_weeks, note, model, brand, tiers, packing) using (line_id)
  where l.line_id = own.line_id`

export const setOrderNo = (tx: Tx, lineIds: number[], orderNo: string) => tx`
  update enquiry_line set order_no = ${orderNo} where line_id = any (${lineIds}::int[])`

export const chooseQuantity = (tx: Tx, lineId: number, { count, price }: QuoteTier) => tx`
  update enquiry_line set quote_count = ${count}, quote_price = ${price}::numeric
  where line_id = ${lineId} and order_no is null`

export const setClaimHash = (tx: Tx, enquiryId: number, claimHash: Uint8Array) => tx`
  update enquiry set claim_hash = ${claimHash} where enquiry_id = ${enquiryId}`

/** One row when the key is right and no account has the enquiry yet. */
export const claimEnquiry = (
  tx: Tx,
  enquiryNo: string,
  claimHash: Uint8Array,
  owner: ReturnType<typeof rowOwnerOf>,
) => tx<{ enquiryId: number }[]>`
  update enquiry set account_id = ${owner.accountId}, placed_by = ${owner.placedBy}, claim_hash = null
  where enquiry_no = ${enquiryNo} and account_id is null and claim_hash = ${claimHash}
  returning enquiry_id "enquiryId"`
