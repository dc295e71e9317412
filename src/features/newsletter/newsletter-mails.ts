import type { MailKind } from '#features/shop/mail-texts.rules.ts'

const SHOP = { shop: 'Example Parts' }

/** Mails about the subscription itself with their default texts. */
export const NEWSLETTER_MAILS = {
  confirmation: {
    kind: 'newsletter.confirmation',
    name: 'Confirm the subscription',
    subject: 'Please confirm your newsletter subscription',
    title: 'Confirm your subscription',
    body: 'Someone, probably you, subscribed to our newsletter: new parts and new posts, once a month.',
    placeholders: SHOP,
  },
  unsubscribe: {
    kind: 'newsletter.unsubscribe',
    name: 'Unsubscribe',
    subject: 'Unsubscribe from our newsletter',
    title: 'Unsubscribe from our newsletter',
    body: 'Someone, probably you, asked to unsubscribe this address from our newsletter.',
    placeholders: SHOP,
  },
} satisfies Record<string, MailKind>
