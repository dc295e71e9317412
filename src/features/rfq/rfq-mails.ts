import type { MailKind } from '#features/shop/mail-texts.rules.ts'

const NO = { enquiryNo: 'Q7Q2MX4TA', shop: 'Example Parts' }

/** Mails about an enquiry with their default texts. Parts, prices and links are added. */
export const RFQ_MAILS = {
  received: {
    kind: 'quote.received',
    name: 'Enquiry received',
    subject: 'Your enquiry {enquiryNo}',
    title: 'We have your enquiry',
    body: 'It has the number {enquiryNo}. Our team quotes each line and replies by e-mail.',
    placeholders: NO,
  },
  quoted: {
    kind: 'quote.quoted',
    name: 'Quotation',
    subject: 'Our quotation for {enquiryNo}',
    title: 'Here is our quotation',
    body: 'It holds until {validUntil}.',
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
    subject: 'Our quotation for {enquiryNo} is over',
    title: 'This quotation is over',
    body: 'Its prices no longer hold. Write to us if you still need the parts: we quote again.',
    placeholders: NO,
  },
} satisfies Record<string, MailKind>
