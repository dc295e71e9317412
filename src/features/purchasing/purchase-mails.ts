import type { MailKind } from '#features/shop/mail-texts.rules.ts'

/** Mails to suppliers with texts that the owner can change. */
export const PURCHASE_MAILS = {
  order: {
    kind: 'purchase.order',
    name: 'Purchase order, to a supplier',
    subject: 'Purchase order {purchaseNo}',
    title: 'Our purchase order {purchaseNo}',
    body: 'Please find our purchase order attached. Please confirm prices and delivery dates by replying to this mail.',
    placeholders: { purchaseNo: 'PO-261115-7K2M9QXD' },
  },
} satisfies Record<string, MailKind>
