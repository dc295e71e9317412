import type { EditableMail } from '#features/shop/server/shop-mail.service.ts'
import type { MailContent } from '#server/mail/compose-mail.ts'
import { NEWSLETTER_MAILS } from '../newsletter-mails.ts'
import type { Issue } from '../staff-newsletter.contract.ts'
import type { Subscriber } from './newsletter.queries.ts'

const leaveAddress = (publicUrl: string, secret: string) => `${publicUrl}/unsubscribe?key=${secret}`

/** Headers for the one-click unsubscribe button of mail programs (RFC 8058). */
const leaveHeaders = (publicUrl: string, secret: string) => ({
  'List-Unsubscribe': `<${publicUrl}/api/site/mail/unsubscribe/${secret}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Without the typed name, because the address is not confirmed. */
export const confirmationMail = (publicUrl: string, { email, secret }: Subscriber): EditableMail => ({
  to: email,
  wording: NEWSLETTER_MAILS.confirmation,
  blocks: (words) => [
    words,
    { kind: 'button', label: 'Confirm the subscription', href: `${publicUrl}/newsletter/confirm?key=${secret}` },
    { kind: 'note', text: 'If it was not you, ignore this e-mail: without confirmation we will not write again.' },
    { kind: 'note', text: `Unsubscribe: ${leaveAddress(publicUrl, secret)}` },
  ],
  headers: leaveHeaders(publicUrl, secret),
})

export const unsubscribeMail = (publicUrl: string, { email, secret }: Subscriber): EditableMail => ({
  to: email,
  wording: NEWSLETTER_MAILS.unsubscribe,
  blocks: (words) => [
    words,
    { kind: 'button', label: 'Unsubscribe', href: leaveAddress(publicUrl, secret) },
    { kind: 'note', text: 'If it was not you, ignore this e-mail.' },
  ],
  headers: leaveHeaders(publicUrl, secret),
})

/** A newsletter for one reader; without a secret it is a test, and its link leads to the page that asks for an address. */
export function issueMail(
  publicUrl: string,
  { subject, body, linkLabel, linkUrl }: Pick<Issue, 'subject' | 'body' | 'linkLabel' | 'linkUrl'>,
  { email, secret }: { email: string; secret: string | undefined },
): MailContent {
  const leave = secret === undefined ? `${publicUrl}/unsubscribe` : leaveAddress(publicUrl, secret)
  return {
    to: email,
    subject: secret === undefined ? `Test: ${subject}` : subject,
    title: subject,
    blocks: [
      ...body.split(/\n{2,}/).map((text) => ({ kind: 'text' as const, text })),
      ...(linkUrl ? [{ kind: 'button' as const, label: linkLabel, href: linkUrl }] : []),
      { kind: 'note', text: `You are receiving this because you subscribed to our newsletter. Unsubscribe: ${leave}` },
    ],
    ...(secret !== undefined && { headers: leaveHeaders(publicUrl, secret) }),
  }
}
