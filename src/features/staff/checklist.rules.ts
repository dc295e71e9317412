/** What a new shop needs before its first customer, in a sensible order. */
export const STEPS = ['shop', 'mail', 'bank', 'shipping', 'tax', 'legal', 'import', 'order'] as const
export type Step = (typeof STEPS)[number]

interface StepFacts {
  name: string
  hint: string
  to: string
}

export const stepFacts: Readonly<Record<Step, StepFacts>> = {
  shop: { name: 'Name the shop', hint: 'Name, address and contact e-mail', to: '/staff/settings' },
  mail: {
    name: 'Connect a mail server',
    hint: 'Without SMTP_URL mails become files and reach nobody',
    to: '/staff/settings/mails',
  },
  bank: { name: 'Add a bank account', hint: 'Without one, transfers are not offered', to: '/staff/settings/banks' },
  shipping: {
    name: 'Check the shipping rates',
    hint: 'Customers in zones without a rate cannot order',
    to: '/staff/settings/shipping',
  },
  tax: { name: 'Set up tax', hint: 'Without a rule no tax is added', to: '/staff/settings/tax' },
  legal: { name: 'Publish the legal texts', hint: 'Templates are not shown to customers', to: '/staff/content/pages' },
  import: { name: 'Import the first list', hint: 'Number, manufacturer and price are enough', to: '/staff/imports' },
  order: { name: 'Place a test order', hint: 'From the search to the invoice', to: '/' },
}
