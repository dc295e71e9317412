import type { MailKind } from '#features/shop/mail-texts.rules.ts'

export const INTEGRATION_MAILS = {
  keysEnd: {
    kind: 'integrations.keysEnd',
    name: 'API keys need a second factor',
    subject: 'Your API keys at {shop} stop on {day}',
    title: 'Set up a second factor by {day}',
    body: 'Your role requires a second factor, and your account has none. From {day} on, your API keys are refused and programs that use them stop, until you have set one up on your security page.',
    placeholders: { shop: 'Example Parts', day: '2026-04-01 09:30 UTC' },
  },
} satisfies Record<string, MailKind>
