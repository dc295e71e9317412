import type { EditableMail } from '#features/shop/server/shop-mail.service.ts'
import type { MailBlock, MailContent } from '#server/mail/compose-mail.ts'
import { fixed } from '#shared/decimal.ts'
import { formatCount } from '#shared/text/format-count.ts'
import type { EnquiryDetail, Quote } from '../rfq.contract.ts'
import { RFQ_MAILS } from '../rfq-mails.ts'

/** Data common to all mails about an enquiry. */
export interface Letter {
  publicUrl: string
  enquiryNo: string
  to: string
  /** Visitors have no page of the enquiry. */
  hasAccount: boolean
  /** Lets an account claim a visitor's quote. */
  claimKey?: string | undefined
}

const SHOWN_LINES = 50

const note = (text: string): MailBlock => ({ kind: 'note', text })
const words = (text: string): MailBlock => ({ kind: 'text', text })

const openIt = ({ publicUrl, enquiryNo, hasAccount }: Letter): MailBlock[] =>
  hasAccount
    ? [{ kind: 'button', label: 'Open the RFQ', href: `${publicUrl}/userCenter/RFQhistory?enquiryNo=${enquiryNo}` }]
    : []

/** A visitor logs in or registers there, which assigns the quote to the account. */
const claimIt = ({ publicUrl, enquiryNo, claimKey }: Letter): MailBlock[] =>
  claimKey === undefined
    ? []
    : [
        {
          kind: 'button',
          label: 'View and order',
          href: `${publicUrl}/userCenter/RFQhistory?enquiryNo=${enquiryNo}&key=${claimKey}`,
        },
        note('To order at these prices, log in or register with the button above. The link works once.'),
      ]

const lineTable = (lines: Array<{ goodsModel: string; count: number }>): MailBlock => ({
  kind: 'table',
  head: ['Part', 'Quantity'],
  rows: lines.slice(0, SHOWN_LINES).map((line) => [line.goodsModel, formatCount(line.count)]),
})

/** Lines are left out for unconfirmed addresses. */
export const receivedMail = (letter: Letter, lines: Array<{ goodsModel: string; count: number }>): EditableMail => ({
  to: letter.to,
  wording: RFQ_MAILS.received,
  values: { enquiryNo: letter.enquiryNo },
  blocks: (text) => [
    text,
    ...(lines.length > 0 ? [lineTable(lines)] : []),
    ...(lines.length > SHOWN_LINES ? [note(`and ${lines.length - SHOWN_LINES} more`)] : []),
    ...openIt(letter),
  ],
})

export const forStaffMail = (serviceEmail: string, letter: Letter, lineCount: number): MailContent => ({
  to: serviceEmail,
  subject: `New RFQ ${letter.enquiryNo}`,
  title: `New RFQ ${letter.enquiryNo}`,
  blocks: [
    {
      kind: 'facts',
      facts: [
        ['From', letter.to],
        ['Lines', String(lineCount)],
      ],
    },
  ],
  headers: { 'Reply-To': letter.to },
})

const quotedRows = (quote: Quote) =>
  quote.tiers.map(({ count, price, amount }): [string, string, string] => [
    quote.goodsModel,
    fixed(amount),
    `${formatCount(count)} × ${fixed(price)}, ${availabilityOf(quote)}`,
  ])

const availabilityOf = ({ leadWeeks, goodsId }: Quote) =>
  leadWeeks ? `${leadWeeks} weeks` : goodsId === null ? 'availability on request' : 'in stock'

export const quotedMail = (
  letter: Letter,
  { lines, currency, validUntil, quoteNote }: EnquiryDetail,
): EditableMail => ({
  to: letter.to,
  wording: RFQ_MAILS.quoted,
  values: { enquiryNo: letter.enquiryNo, validUntil: validUntil?.slice(0, 10) ?? '' },
  blocks: (text) => [
    ...(quoteNote ? [words(quoteNote)] : []),
    {
      kind: 'table',
      head: ['Part', `Amount (${currency})`],
      rows: lines.flatMap(({ quote }) => (quote ? quotedRows(quote) : [])),
    },
    text,
    ...openIt(letter),
    ...claimIt(letter),
  ],
})

export const messageMail = (letter: Letter, text: string): MailContent => ({
  to: letter.to,
  subject: `A message about ${letter.enquiryNo}`,
  title: `A message about ${letter.enquiryNo}`,
  blocks: [words(text), ...openIt(letter)],
})

export const declinedMail = (letter: Letter, reason: string): EditableMail => ({
  to: letter.to,
  wording: RFQ_MAILS.declined,
  values: { enquiryNo: letter.enquiryNo, reason },
  blocks: (text) => [text, ...openIt(letter)],
})

export const expiredMail = (letter: Letter): EditableMail => ({
  to: letter.to,
  wording: RFQ_MAILS.expired,
  values: { enquiryNo: letter.enquiryNo },
  blocks: (text) => [text, ...openIt(letter)],
})
