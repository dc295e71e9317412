import type { ShopMail } from '#features/shop/server/shop-mail.service.ts'
import type { MailBlock } from '#server/mail/compose-mail.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { approvalAddress } from '../../approvals/approvals.rules.ts'
import { ORDER_MAILS } from '../../order-mails.ts'

interface Sent {
  approvalId: number
  totalAmount: string
  currency: Currency
  publicUrl: string
}

const seeOrder = ({ publicUrl, approvalId }: Sent): MailBlock => ({
  kind: 'button',
  label: 'See the order',
  href: publicUrl + approvalAddress(approvalId),
})

const amountOf = ({ totalAmount, currency }: Sent) => formatMoney(totalAmount, currency)

export const approvalRequestedMail = (to: string, buyer: string, sent: Sent): ShopMail => ({
  to,
  wording: ORDER_MAILS.approvalRequested,
  values: { buyer, amount: amountOf(sent) },
  blocks: (words) => [words, seeOrder(sent)],
})

export const approvalRejectedMail = (
  to: string,
  { approver, reason, ...sent }: Sent & { approver: string; reason: string },
): ShopMail => ({
  to,
  wording: ORDER_MAILS.approvalRejected,
  values: { approver, reason, amount: amountOf(sent) },
  blocks: (words) => [words, seeOrder(sent)],
})
