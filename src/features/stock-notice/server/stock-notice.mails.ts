import type { MailBlock, MailContent } from '#server/mail/compose-mail.ts'
import type { DueNotice } from './stock-notice.queries.ts'

const pageAddress = (publicUrl: string, action: 'confirm' | 'stop', secret: string) =>
  `${publicUrl}/stockNotice/${action}?key=${secret}`

/** With these a mail program shows its own button, and one press on it is enough (RFC 8058). */
const stopHeaders = (publicUrl: string, secret: string) => ({
  'List-Unsubscribe': `<${publicUrl}/api/goods/notice/stop/${secret}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const stopNote = (publicUrl: string, secret: string): MailBlock => ({
  kind: 'note',
  text: `No more stock notices to this address: ${pageAddress(publicUrl, 'stop', secret)}`,
})

type Asked = { email: string; secret: string; goodsModel: string }

export const confirmationMail = (publicUrl: string, { email, secret, goodsModel }: Asked): MailContent => ({
  to: email,
  subject: `Please confirm your stock notice for ${goodsModel}`,
  title: 'Confirm your stock notice',
  blocks: [
    { kind: 'text', text: `Somebody, probably you, asked to be told when ${goodsModel} is back in stock.` },
    { kind: 'button', label: 'Yes, tell me', href: pageAddress(publicUrl, 'confirm', secret) },
    { kind: 'note', text: 'If it was not you, do nothing: without the confirmation we write no more.' },
    stopNote(publicUrl, secret),
  ],
  headers: stopHeaders(publicUrl, secret),
})

export const backInStockMail = (publicUrl: string, notice: DueNotice): MailContent => ({
  to: notice.email,
  subject: `${notice.goodsModel} is back in stock`,
  title: `${notice.goodsModel} is back in stock`,
  blocks: [
    {
      kind: 'text',
      text: `${notice.goodsModel} of ${notice.brandName}: ${notice.stockCount.toLocaleString('en')} pieces are in stock now.`,
    },
    { kind: 'button', label: 'View the part', href: `${publicUrl}/goods/detail/${notice.goodsId}` },
    { kind: 'note', text: 'This was the notice you asked for. It is not repeated, and nothing is reserved for you.' },
    stopNote(publicUrl, notice.secret),
  ],
  headers: stopHeaders(publicUrl, notice.secret),
})
