import type { MailKind } from '#features/shop/mail-texts.rules.ts'

const SHOP = { shop: 'Example Parts' }

/** Mails about the subscription itself with their default texts. */
export const NEWSLETTER_MAILS = {
  confirmation: {
    kind: 'newsletter.confirmation',
    name: 'Confirm the subscription',
    subject: 'Please confirm your newsletter subscription',
    title: 'Confirm your subscription',
    body: 'Somebody, probably you, asked for our newsletter: new parts and new posts, once a month.',
    placeholders: SHOP,
  },
  unsubscribe: {
    kind: 'newsletter.unsubscribe',
    name: 'Unsubscribe',
    subject: 'Leave our newsletter',
    title: 'Leave our newsletter',
    body: 'Somebody, probably you, asked to take this address off our newsletter.',
    placeholders: SHOP,
  },
} satisfies Record<string, MailKind>
