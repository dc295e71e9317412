import type { MailKind } from '#features/shop/mail-texts.rules.ts'

const NO = { enquiryNo: 'Q7Q2MX4TA', shop: 'Example Parts' }

/** Mails about an enquiry with their default texts. Parts, prices and links are added. */
export const RFQ_MAILS = {
  received: {
    kind: 'quote.received',
    name: 'RFQ received',
    subject: 'Your RFQ {enquiryNo}',
    title: 'We have received your RFQ',
    body: 'Its number is {enquiryNo}. Our team quotes each line and replies by e-mail.',
    placeholders: NO,
  },
  quoted: {
    kind: 'quote.quoted',
    name: 'Quote',
    subject: 'Our quote for {enquiryNo}',
    title: 'Here is our quote',
    body: 'It is valid until {validUntil}.',
    placeholders: { ...NO, validUntil: '2026-12-31' },
  },
  declined: {
    kind: 'quote.declined',
    name: 'Not offered',
    subject: 'About your RFQ {enquiryNo}',
    title: 'We cannot offer this',
    body: '{reason}',
    placeholders: { ...NO, reason: 'These parts are no longer made.' },
  },
  expired: {
    kind: 'quote.expired',
    name: 'Quote expired',
    subject: 'Our quote for {enquiryNo} has expired',
    title: 'This quote has expired',
    body: 'Its prices are no longer valid. Contact us if you still need the parts, and we will quote again.',
    placeholders: NO,
  },
} satisfies Record<string, MailKind>
