import { checkCaptcha } from '#features/captcha/server/captcha.service.ts'
import { getGoodsDetail } from '#features/catalog/server/catalog.service.ts'
import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import { getDocumentHead, readLogo } from '#features/shop/server/document-head.service.ts'
import { readAssignee } from '#features/staff/assignee.rules.ts'
import { type Context, callerOf, hasRight, type Identity, implement } from '#server/api/implement.ts'
import { type Db, inSnapshot } from '#server/database/connect.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import * as contract from '../rfq.contract.ts'
import * as staffQuotes from '../staff-quotes.contract.ts'
import * as staffContract from '../staff-rfq.contract.ts'
import { acceptQuoteAs, chooseQuantityAs, previewQuoteFor } from './accept-quote.service.ts'
import { claimEnquiryAs } from './claim-enquiry.service.ts'
import { writeQuotation } from './quotation-pdf.ts'
import { declineEnquiryAs, quoteEnquiryAs, takeEnquiryAs } from './quote.service.ts'
import {
  type EnquiryInput,
  type EnquiryMailing,
  findSentDraft,
  getEnquiry,
  getOwnEnquiry,
  listEnquiriesOf,
  saveEnquiry,
  writeMessage,
} from './rfq.service.ts'
import * as quotes from './staff/staff-quotes.service.ts'
import { findParts, getForStaff, ifUnchanged, listForStaff, snapshotEnquiry } from './staff-rfq.service.ts'

const HOURLY = { limit: 30, windowSeconds: 3600 }
const MESSAGES_HOURLY = { limit: 30, windowSeconds: 3600 }

/** Staff whose role does not read quotes see their own only. */
const readerOf = (context: Context): Identity => {
  const caller = callerOf(context)
  return hasRight(caller, 'quotes.read') ? caller : { ...caller, role: 'buyer' }
}

export interface RfqParts {
  getServiceEmail: (sql: Db) => Promise<string>
  unpaid: OrderSettings['unpaid']
}

export const rfqApi = ({ getServiceEmail, unpaid }: RfqParts) => {
  const mailingOf = async ({ sql, publicUrl }: Context): Promise<EnquiryMailing> => ({
    publicUrl,
    serviceEmail: await getServiceEmail(sql),
  })

  /** Against bots: visitors solve a captcha, and the rate is limited for all. */
  const send = async (context: Context, input: EnquiryInput, captcha: { captchaId: string; captchaAnswer: string }) => {
    const { sql, address, identity } = context
    const buyer = identity ?? null
    // A repeated request has a used captcha, but its draft was saved: not checked again.
    const sent = input.draftId && (await findSentDraft(sql, input.draftId, buyer))
    if (sent) return { enquiryNo: sent }
    await consumeRateLimit(sql, `enquiry:${networkOf(address)}`, HOURLY)
    if (buyer === null) await checkCaptcha(sql, captcha)
    return { enquiryNo: await saveEnquiry(sql, await mailingOf(context), buyer, input) }
  }

  return [
    implement(contract.createEnquiry, (context, input) => send(context, input, input)),
    implement(contract.quickEnquiry, async (context, input) => {
      const { goodsModel, brand } = await getGoodsDetail(context.sql, input.goodsId)
      const { count, targetPrice } = input
      const lines = [{ goodsModel, brandName: brand.brandName, count, targetPrice, remark: '', packing: '' as const }]
      return send(context, { ...input, contact: { ...input.contact, phone: '' }, lines, attachments: [] }, input)
    }),
    implement(contract.myEnquiries, (context, input) => listEnquiriesOf(context.sql, callerOf(context), input)),
    implement(contract.enquiryDetail, (context, { enquiryNo }) =>
      getOwnEnquiry(context.sql, enquiryNo, readerOf(context)),
    ),
    implement(contract.writeToShop, async (context, message) => {
      await consumeRateLimit(context.sql, `enquiry-message:${callerOf(context).accountId}`, MESSAGES_HOURLY)
      await writeMessage(context.sql, await mailingOf(context), callerOf(context), 'buyer', message)
      return {}
    }),
    implement(contract.quotationDocument, async (context, { enquiryNo }) => {
      const enquiry = await getEnquiry(context.sql, enquiryNo, readerOf(context))
      const head = await getDocumentHead(context.sql)
      return writeQuotation({ head, logo: await readLogo(context.sql, context.files, head) }, enquiry)
    }),
    implement(contract.chooseQuoteQuantity, async (context, chosen) => {
      await chooseQuantityAs(context.sql, callerOf(context), chosen)
      return {}
    }),
    implement(contract.claimEnquiry, async (context, { enquiryNo, key }) => {
      await consumeRateLimit(context.sql, `enquiry-claim:${callerOf(context).accountId}`, HOURLY)
      await claimEnquiryAs(context.sql, callerOf(context), enquiryNo, key)
      return {}
    }),
    implement(contract.previewQuote, (context, chosen) => previewQuoteFor(context.sql, callerOf(context), chosen)),
    implement(contract.acceptQuote, (context, acceptance) =>
      acceptQuoteAs(context.sql, callerOf(context), acceptance, { publicUrl: context.publicUrl, unpaid }),
    ),
    ...staffRfqApi(mailingOf),
  ]
}

const snapshot = (sql: Db, { enquiryNo }: { enquiryNo: string }) => snapshotEnquiry(sql, enquiryNo)

const staffRfqApi = (mailingOf: (context: Context) => Promise<EnquiryMailing>) => [
  implement(staffContract.staffEnquiries, (context, { assignedTo, ...input }) =>
    listForStaff(context.sql, { ...input, assignee: readAssignee(assignedTo, callerOf(context).accountId) }),
  ),
  implement(staffContract.staffEnquiryDetail, (context, { enquiryNo }) =>
    inSnapshot(context.sql, (tx) => getForStaff(tx, enquiryNo, callerOf(context))),
  ),
  implement(staffContract.findParts, (context, wanted) => findParts(context.sql, callerOf(context), wanted)),
  implement(
    staffContract.takeEnquiry,
    (context, seen) =>
      ifUnchanged(context.sql, callerOf(context), seen, (tx) => takeEnquiryAs(tx, callerOf(context), seen.enquiryNo)),
    { snapshot },
  ),
  implement(
    staffContract.quoteEnquiry,
    (context, quotation) =>
      ifUnchanged(context.sql, callerOf(context), quotation, (tx) =>
        quoteEnquiryAs(tx, callerOf(context), context.publicUrl, quotation),
      ),
    { snapshot },
  ),
  implement(
    staffContract.declineEnquiry,
    (context, refusal) =>
      ifUnchanged(context.sql, callerOf(context), refusal, (tx) =>
        declineEnquiryAs(tx, callerOf(context), context.publicUrl, refusal),
      ),
    { snapshot },
  ),
  implement(staffQuotes.enterEnquiry, async (context, input) =>
    quotes.enterEnquiry(context.sql, await mailingOf(context), input),
  ),
  implement(
    staffQuotes.setOutcome,
    (context, outcome) => quotes.setOutcome(context.sql, callerOf(context), outcome).then(() => ({})),
    { snapshot: async (sql, { enquiryNo }) => (await quotes.readOutcome(sql, enquiryNo)).outcome ?? undefined },
  ),
  implement(staffQuotes.enquiryOutcome, ({ sql }, { enquiryNo }) => quotes.readOutcome(sql, enquiryNo)),
  implement(staffContract.writeToBuyer, async (context, message) => {
    await writeMessage(context.sql, await mailingOf(context), callerOf(context), 'staff', message)
    return {}
  }),
]
