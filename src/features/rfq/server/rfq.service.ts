import { randomUUID } from 'node:crypto'
import { emailKey } from '#features/account/account.rules.ts'
import { findContact } from '#features/account/server/account.service.ts'
import { mayWriteTo } from '#features/account/server/mail-limit.service.ts'
import { findTeamView } from '#features/account/server/team/team.service.ts'
import { placedByOf } from '#features/account/team.rules.ts'
import { findChoice } from '#features/catalog/packing/packing.rules.ts'
import { judgePairs } from '#features/catalog/server/alternatives/judge-alternatives.service.ts'
import { readMakers } from '#features/catalog/server/catalog.service.ts'
import { listOffers } from '#features/catalog/server/stock/stock.service.ts'
import { claimResource } from '#features/resource/server/resource.service.ts'
import { getMainCurrency } from '#features/shop/server/shop.service.ts'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { type Actor, type Identity, rowOwnerOf } from '#server/api/implement.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'
import { offsetOf, type PageChoice } from '#shared/paging.ts'
import { drawLetters } from '#shared/text/readable-number.ts'
import { earliestToday, findDateProblem } from '../enquiry-form.rules.ts'
import type { EnquiryDetail, EnquiryLine } from '../rfq.contract.ts'
import { enquiryStatuses } from '../rfq-status.rules.ts'
import type { EnquiryFilter } from './enquiry-filter.queries.ts'
import { alternativePair, lineOf, summaryOf } from './enquiry-rows.ts'
import { forStaffMail, type Letter, messageMail, receivedMail } from './rfq.mails.ts'
import * as queries from './rfq.queries.ts'

export interface EnquiryInput {
  /** Absent: it is sent once. */
  draftId?: string | undefined
  contact: queries.NewEnquiry['contact']
  lines: queries.NewLine[]
  remark: string
  attachments: string[]
}

/** Recipient and links of its mails. */
export interface EnquiryMailing {
  publicUrl: string
  serviceEmail: string
}

export async function findSentDraft(sql: Db, draftId: string, buyer: Actor | null): Promise<string | undefined> {
  const [sent] = await queries.findDraft(sql, draftId)
  return sent && sent.accountId === (buyer?.customerId ?? null) ? sent.enquiryNo : undefined
}

/** Saves enquiry, files and mails in one transaction. Sending the same draft again returns the same enquiry. */
export function saveEnquiry(
  sql: Db,
  mailing: EnquiryMailing,
  buyer: Actor | null,
  input: EnquiryInput,
): Promise<string> {
  if (!looksLikeEmail(input.contact.email)) throw new AppError('invalid_input', `contact.email: ${NOT_AN_EMAIL}`)
  assertDates(input.lines)
  return inTransaction(sql, async (tx) => {
    const inserted = await insert(tx, buyer, input)
    if ('known' in inserted) return inserted.known
    const { enquiryNo, enquiryId } = inserted
    await queries.insertLines(tx, enquiryId, await recogniseMakers(tx, input.lines))
    for (const resourceId of input.attachments) {
      const { fileName } = await claimResource(tx, resourceId, buyer, 'attachment')
      await queries.insertAttachment(tx, enquiryId, resourceId, fileName)
    }
    const letter = { publicUrl: mailing.publicUrl, enquiryNo, to: input.contact.email, hasAccount: buyer !== null }
    await confirmReceipt(tx, buyer?.accountId ?? null, letter, input.lines)
    await sendShopMail(tx, forStaffMail(mailing.serviceEmail, letter, input.lines.length))
    return enquiryNo
  })
}

function assertDates(lines: queries.NewLine[]): void {
  const today = earliestToday(new Date())
  for (const [place, { deliveryDate = '' }] of lines.entries()) {
    const problem = findDateProblem(deliveryDate, today)
    if (problem) throw new AppError('invalid_input', `lines.${place}.deliveryDate: ${problem}`)
  }
}

/**
 * Mails to unconfirmed addresses contain only the number, never text typed by the sender, and
 * their number per mailbox is limited.
 */
async function confirmReceipt(tx: Tx, accountId: number | null, letter: Letter, lines: queries.NewLine[]) {
  const key = emailKey(letter.to)
  const contact = accountId === null ? undefined : await findContact(tx, accountId)
  if (contact && emailKey(contact.email) === key) await sendShopMail(tx, receivedMail(letter, lines))
  else if (await mayWriteTo(tx, key)) await sendShopMail(tx, receivedMail({ ...letter, hasAccount: false }, []))
}

async function recogniseMakers(tx: Tx, lines: queries.NewLine[]): Promise<queries.RecognisedLine[]> {
  const makers = await readMakers(tx)
  return lines.map((line) => {
    const found = makers.find(line.brandName)
    return { ...line, brandIds: found ? [...found] : null }
  })
}

type Inserted = { known: string } | { enquiryNo: string; enquiryId: number }

async function insert(tx: Tx, buyer: Actor | null, { contact, remark, ...input }: EnquiryInput): Promise<Inserted> {
  const { draftId = randomUUID() } = input
  const owner = buyer ? rowOwnerOf(buyer) : { accountId: null, placedBy: null }
  for (;;) {
    const enquiryNo = `Q${drawLetters()}`
    const [row] = await queries.insertEnquiry(tx, { enquiryNo, draftId, ...owner, contact, remark })
    if (row) return { enquiryNo, enquiryId: row.enquiryId }
    const [sent] = await queries.findDraft(tx, draftId)
    // No draft of this id: the random number was taken (one in 10^12).
    if (!sent) continue
    if (sent.accountId !== owner.accountId)
      throw new AppError('invalid_input', 'draftId: This draft belongs to another account.')
    return { known: sent.enquiryNo }
  }
}

const staffSummaryOf = (row: queries.SummaryRow) => ({ ...summaryOf(row), email: row.email, company: row.company })

export async function listEnquiryPage(sql: Db, filter: EnquiryFilter, page: PageChoice) {
  const rows = await queries.listEnquiries(sql, filter, page.pageSize, offsetOf(page))
  return rows.map(staffSummaryOf)
}

/** With the number of all that match; absent after the last page. */
export async function listCountedPage(sql: Db, filter: EnquiryFilter, page: PageChoice) {
  const rows = await queries.listCountedEnquiries(sql, filter, page.pageSize, offsetOf(page))
  return { list: rows.map(staffSummaryOf), count: rows[0]?.count }
}

export async function listEnquiriesOf(
  sql: Db,
  buyer: Identity,
  { status, placedBy, ...page }: PageChoice & { status?: string | undefined; placedBy?: number | undefined },
) {
  const { customerId } = buyer
  const filter = { accountId: customerId, status, placedBy: placedBy === customerId ? null : placedBy }
  const [list, [counted], team] = await Promise.all([
    listEnquiryPage(sql, filter, page),
    queries.countEnquiries(sql, filter),
    findTeamView(sql, buyer),
  ])
  return { list, totalCount: counted?.count ?? 0, team }
}

const unknown = () => new AppError('not_found', 'There is no such RFQ.')

/** Enquiries of others are not found. Staff see all. */
const mayRead = (row: queries.EnquiryRow, reader: Identity): boolean =>
  reader.role === 'staff' || row.accountId === reader.customerId

export async function findEnquiryFor(sql: Db, enquiryNo: string, reader: Identity): Promise<queries.EnquiryRow> {
  const [row] = await queries.findEnquiry(sql, enquiryNo)
  if (!row || !mayRead(row, reader)) throw unknown()
  return row
}

/** For the buyer, with what their role allows. */
export const getOwnEnquiry = async (sql: Db, enquiryNo: string, reader: Identity) => ({
  ...(await getEnquiry(sql, enquiryNo, reader)),
  team: await findTeamView(sql, reader),
})

export const getEnquiry = async (sql: Db, enquiryNo: string, reader: Identity): Promise<EnquiryDetail> =>
  describeEnquiry(sql, await findEnquiryFor(sql, enquiryNo, reader))

async function describeLines(sql: Db, rows: readonly queries.LineRow[]): Promise<EnquiryLine[]> {
  const pairs = rows.flatMap((row) => alternativePair(row) ?? [])
  const quoted = [...new Set(rows.flatMap(({ quoteGoodsId }) => quoteGoodsId ?? []))]
  const verdicts = await judgePairs(sql, pairs)
  const offers = new Map((await listOffers(sql, quoted)).map((offer) => [offer.goodsId, offer]))
  return rows.map((row) => {
    const pair = alternativePair(row)
    const at = pairs.findIndex((one) => one.goodsId === pair?.goodsId && one.otherId === pair.otherId)
    const packaging = findChoice(offers.get(row.quoteGoodsId ?? 0)?.packings ?? [], row.quotePacking)
    return lineOf(row, (pair && verdicts[at]) ?? null, packaging)
  })
}

export async function describeEnquiry(sql: Db, row: queries.EnquiryRow): Promise<EnquiryDetail> {
  const [mainCurrency, lineRows, attachments, messages] = await Promise.all([
    getMainCurrency(sql),
    queries.listLines(sql, row.enquiryId),
    queries.listAttachments(sql, row.enquiryId),
    queries.listMessages(sql, row.enquiryId),
  ])
  const lines = await describeLines(sql, lineRows)
  return {
    enquiryNo: row.enquiryNo,
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    statusName: enquiryStatuses[row.status],
    lineCount: lines.length,
    quotedCount: lines.filter((line) => line.quote).length,
    models: lines.slice(0, 4).map((line) => line.goodsModel),
    validUntil: row.validUntil?.toISOString() ?? null,
    contact: {
      name: row.contactName,
      email: row.email,
      company: row.company,
      ...(row.countryId !== null && { countryId: row.countryId }),
      countryName: row.countryName ?? '',
      phone: row.phone,
    },
    placedBy: placedByOf(row),
    remark: row.remark,
    mainCurrency,
    lines,
    attachments: [...attachments],
    currency: row.currency,
    quoteNote: row.quoteNote,
    messages: messages.map((message) => ({ ...message, at: message.at.toISOString() })),
  }
}

/** Locked until the caller's transaction ends, so that changes cannot interleave. */
export async function lockEnquiryFor(tx: Tx, enquiryNo: string, reader: Identity): Promise<queries.EnquiryRow> {
  const [row] = await queries.lockEnquiry(tx, enquiryNo)
  if (!row || !mayRead(row, reader)) throw unknown()
  return row
}

export const letterTo = (publicUrl: string, row: queries.EnquiryRow): Letter => ({
  publicUrl,
  enquiryNo: row.enquiryNo,
  to: row.email,
  hasAccount: row.accountId !== null,
})

/** The other side gets it by mail. */
export function writeMessage(
  sql: Db,
  mailing: EnquiryMailing,
  writer: Identity,
  who: 'buyer' | 'staff',
  { enquiryNo, text }: { enquiryNo: string; text: string },
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const row = await lockEnquiryFor(tx, enquiryNo, writer)
    // Staff may read every enquiry, but write only as the shop.
    if (who === 'buyer' && row.accountId !== writer.customerId) throw unknown()
    await queries.insertMessage(tx, { enquiryId: row.enquiryId, who, accountId: writer.accountId, text })
    const toBuyer = letterTo(mailing.publicUrl, row)
    const letter = who === 'staff' ? toBuyer : { ...toBuyer, to: mailing.serviceEmail, hasAccount: false }
    await sendShopMail(tx, messageMail(letter, text))
  })
}
