import type { MailKind } from '#features/shop/mail-texts.rules.ts'

const PART = { goodsModel: 'LM358DR', shop: 'Example Parts' }

/** Mails about a part that is out of stock with their default texts. */
export const STOCK_NOTICE_MAILS = {
  confirmation: {
    kind: 'stock.confirmation',
    name: 'Confirm a stock notice',
    subject: 'Please confirm your stock notice for {goodsModel}',
    title: 'Confirm your stock notice',
    body: 'Someone, probably you, requested an e-mail when {goodsModel} is back in stock.',
    placeholders: PART,
  },
  back: {
    kind: 'stock.back',
    name: 'Back in stock',
    subject: '{goodsModel} is back in stock',
    title: '{goodsModel} is back in stock',
    body: '{goodsModel} of {brandName}: {stockCount} pieces are in stock now.',
    placeholders: { ...PART, brandName: 'Texas Instruments', stockCount: '4,000' },
  },
} satisfies Record<string, MailKind>
