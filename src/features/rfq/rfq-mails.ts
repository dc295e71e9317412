import type { MailKind } from '#features/shop/mail-texts.rules.ts'

const NO = { enquiryNo: 'Q7Q2MX4TA', shop: 'Example Parts' }

/** Mails about an enquiry with their default texts. Parts, prices and links are added. */
export const RFQ_MAILS = {
  received: {
    kind: 'quote.received',
    name: 'Enquiry received',
    subject: 'Your enquiry {enquiryNo}',
    title: 'We have received your enquiry',
    body: 'It has the number {enquiryNo}. Our team quotes each line and replies by e-mail.',
    placeholders: NO,
  },
  quoted: {
    kind: 'quote.quoted',
    name: 'Quotation',
    subject: 'Our quotation for {enquiryNo}',
    title: 'Here is our quotation',
    body: 'It is valid until {validUntil}.',
    placeholders: { ...NO, validUntil: '2026-12-31' },
  },
  declined: {
    kind: 'quote.declined',
    name: 'Not offered',
    subject: 'About your enquiry {enquiryNo}',
    title: 'We cannot offer this',
    body: '{reason}',
    placeholders: { ...NO, reason: 'These parts are no longer made.' },
  },
  expired: {
    kind: 'quote.expired',
    name: 'Quotation expired',
    subject: 'Our quotation for {enquiryNo} has expired',
    title: 'This quotation has expired',
    body: 'Its prices are no longer valid. Contact us if you still need the parts, and we will quote again.',
    placeholders: NO,
  },
} satisfies Record<string, MailKind>
