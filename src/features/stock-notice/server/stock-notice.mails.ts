import type { EditableMail } from '#features/shop/server/shop-mail.service.ts'
import type { MailBlock } from '#server/mail/compose-mail.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { STOCK_NOTICE_MAILS } from '../stock-notice-mails.ts'
import type { DueNotice } from './stock-notice.queries.ts'

const pageAddress = (publicUrl: string, action: 'confirm' | 'stop', secret: string) =>
  `${publicUrl}/stockNotice/${action}?key=${secret}`

/** Headers for the one-click unsubscribe button of mail programs (RFC 8058). */
const stopHeaders = (publicUrl: string, secret: string) => ({
  'List-Unsubscribe': `<${publicUrl}/api/goods/notice/stop/${secret}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const stopNote = (publicUrl: string, secret: string): MailBlock => ({
  kind: 'note',
  text: `No more stock notices to this address: ${pageAddress(publicUrl, 'stop', secret)}`,
})

type Asked = { email: string; secret: string; goodsModel: string }

export const confirmationMail = (publicUrl: string, { email, secret, goodsModel }: Asked): EditableMail => ({
  to: email,
  wording: STOCK_NOTICE_MAILS.confirmation,
  values: { goodsModel },
  blocks: (words) => [
    words,
    { kind: 'button', label: 'Yes, notify me', href: pageAddress(publicUrl, 'confirm', secret) },
    { kind: 'note', text: 'If it was not you, ignore this e-mail: without confirmation we will not write again.' },
    stopNote(publicUrl, secret),
  ],
  headers: stopHeaders(publicUrl, secret),
})

export const backInStockMail = (publicUrl: string, notice: DueNotice): EditableMail => ({
  to: notice.email,
  wording: STOCK_NOTICE_MAILS.back,
  values: {
    goodsModel: notice.goodsModel,
    brandName: notice.brandName,
    stockCount: formatCount(notice.stockCount),
  },
  blocks: (words) => [
    words,
    { kind: 'button', label: 'View the part', href: `${publicUrl}/goods/detail/${notice.goodsId}` },
    { kind: 'note', text: 'This is the notice you requested. It is sent once, and nothing is reserved for you.' },
    stopNote(publicUrl, notice.secret),
  ],
  headers: stopHeaders(publicUrl, notice.secret),
})
