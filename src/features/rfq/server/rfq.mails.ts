import type { MailBlock, MailContent } from '#server/mail/compose-mail.ts'
import type { EnquiryDetail, Quote } from '../rfq.contract.ts'

/** What every mail about an enquiry knows. */
export interface Letter {
  publicUrl: string
  enquiryNo: string
  to: string
  /** Visitors have no page to look at. */
  hasAccount: boolean
  /** Opens a visitor's quote, once an account takes it over. */
  claimKey?: string | undefined
}

const SHOWN_LINES = 50

const note = (text: string): MailBlock => ({ kind: 'note', text })
const words = (text: string): MailBlock => ({ kind: 'text', text })

const openIt = ({ publicUrl, enquiryNo, hasAccount }: Letter): MailBlock[] =>
  hasAccount
    ? [{ kind: 'button', label: 'Open the enquiry', href: `${publicUrl}/userCenter/RFQhistory?enquiryNo=${enquiryNo}` }]
    : []

/** A visitor signs in or registers on the way, and the quote is theirs. */
const claimIt = ({ publicUrl, enquiryNo, claimKey }: Letter): MailBlock[] =>
  claimKey === undefined
    ? []
    : [
        {
          kind: 'button',
          label: 'View and order',
          href: `${publicUrl}/userCenter/RFQhistory?enquiryNo=${enquiryNo}&key=${claimKey}`,
        },
        note('To order at these prices, sign in or register with the button above. The link works once.'),
      ]

const lineTable = (lines: Array<{ goodsModel: string; count: number }>): MailBlock => ({
  kind: 'table',
  head: ['Part', 'Quantity'],
  rows: lines.slice(0, SHOWN_LINES).map((line) => [line.goodsModel, String(line.count)]),
})

/** Without lines for an address that was not confirmed. */
export const receivedMail = (letter: Letter, lines: Array<{ goodsModel: string; count: number }>): MailContent => ({
  to: letter.to,
  subject: `Your enquiry ${letter.enquiryNo}`,
  title: 'We have your enquiry',
  blocks: [
    words(`It has the number ${letter.enquiryNo}. Our team quotes each line and replies by e-mail.`),
    ...(lines.length > 0 ? [lineTable(lines)] : []),
    ...(lines.length > SHOWN_LINES ? [note(`and ${lines.length - SHOWN_LINES} more`)] : []),
    ...openIt(letter),
  ],
})

export const forStaffMail = (serviceEmail: string, letter: Letter, lineCount: number): MailContent => ({
  to: serviceEmail,
  subject: `New enquiry ${letter.enquiryNo}`,
  title: `New enquiry ${letter.enquiryNo}`,
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
  quote.tiers.map(({ count, price, amount }) => [
    quote.goodsModel,
    String(count),
    price,
    amount,
    quote.leadWeeks ? `${quote.leadWeeks} weeks` : quote.goodsId === null ? 'on request' : 'in stock',
  ])

export const quotedMail = (letter: Letter, { lines, currency, validUntil, quoteNote }: EnquiryDetail): MailContent => ({
  to: letter.to,
  subject: `Our quotation for ${letter.enquiryNo}`,
  title: 'Here is our quotation',
  blocks: [
    ...(quoteNote ? [words(quoteNote)] : []),
    {
      kind: 'table',
      head: ['Part', 'Quantity', `Price (${currency})`, 'Amount', 'Lead time'],
      rows: lines.flatMap(({ quote }) => (quote ? quotedRows(quote) : [])),
    },
    words(`It holds until ${validUntil?.slice(0, 10)}.`),
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

export const declinedMail = (letter: Letter, reason: string): MailContent => ({
  to: letter.to,
  subject: `About your enquiry ${letter.enquiryNo}`,
  title: 'We cannot offer this',
  blocks: [words(reason), ...openIt(letter)],
})

export const expiredMail = (letter: Letter): MailContent => ({
  to: letter.to,
  subject: `Our quotation for ${letter.enquiryNo} is over`,
  title: 'This quotation is over',
  blocks: [
    words('Its prices no longer hold. Write to us if you still need the parts: we quote again.'),
    ...openIt(letter),
  ],
})
