import type { MailKind } from '#features/shop/mail-texts.rules.ts'

const SHOP = { shop: 'Example Parts' }

/** Mails about an account with their default texts. Links, devices and expiry times are added. */
export const ACCOUNT_MAILS = {
  activation: {
    kind: 'account.activation',
    name: 'Activate the account',
    subject: 'Activate your {shop} account',
    title: 'One step to your account',
    body: 'Someone, probably you, requested an account at {shop} with this e-mail address. Open the link to activate it.',
    placeholders: SHOP,
  },
  known: {
    kind: 'account.known',
    name: 'Already registered',
    subject: 'You already have an account at {shop}',
    title: 'You already have an account',
    body: 'Someone, probably you, tried to register with this e-mail address. It already has an account: please log in. If you have forgotten the password, you can set a new one.',
    placeholders: SHOP,
  },
  welcome: {
    kind: 'account.welcome',
    name: 'Welcome',
    subject: 'Welcome to {shop}',
    title: 'Welcome, {name}',
    body: 'Your account is active. You can now order, save addresses and favorites, upload parts lists, and see all your quotations and orders.',
    placeholders: { ...SHOP, name: 'Ada Example' },
  },
  reset: {
    kind: 'account.reset',
    name: 'Set a new password',
    subject: 'Set a new password for {shop}',
    title: 'Set a new password',
    body: 'Someone, probably you, requested a new password for the {shop} account of this e-mail address.',
    placeholders: SHOP,
  },
  passwordChanged: {
    kind: 'account.passwordChanged',
    name: 'Password changed',
    subject: 'Your {shop} password was changed',
    title: 'Your password was changed',
    body: 'All other devices have been signed out.\n\nIf it was not you, set a new password immediately and contact us.',
    placeholders: SHOP,
  },
  confirmEmail: {
    kind: 'account.confirmEmail',
    name: 'Confirm a new address',
    subject: 'Confirm your new e-mail address for {shop}',
    title: 'Is this address yours?',
    body: 'The owner of an account at {shop} wants to use this e-mail address for it. Open the link if that is you.',
    placeholders: SHOP,
  },
  emailAsked: {
    kind: 'account.emailAsked',
    name: 'New address requested',
    subject: 'A new e-mail address was requested for your {shop} account',
    title: 'New e-mail address requested',
    body: 'Someone who knows your password requested another e-mail address for your account.\n\nIf it was you, open the link we have sent there. If not, set a new password immediately and contact us.',
    placeholders: SHOP,
  },
  emailChanged: {
    kind: 'account.emailChanged',
    name: 'Address changed',
    subject: 'Your {shop} e-mail address was changed',
    title: 'Your e-mail address was changed',
    body: 'From now on you log in with the new address, and our e-mails go to it. This is the last e-mail to the old address.\n\nIf it was not you, contact us immediately.',
    placeholders: SHOP,
  },
  newDevice: {
    kind: 'account.newDevice',
    name: 'New device',
    subject: 'New device signed in to your {shop} account',
    title: 'A new device',
    body: 'Someone logged in to your account on a new device or from a new place.\n\nIf it was you, there is nothing to do. If not, sign out everywhere and change your password.',
    placeholders: SHOP,
  },
  goodbye: {
    kind: 'account.goodbye',
    name: 'Account deleted',
    subject: 'Your {shop} account was deleted',
    title: 'Your account was deleted',
    body: 'As you requested, your account and all its data were deleted. Orders are kept without your name and address. Only issued invoices are kept unchanged, as required by tax law.',
    placeholders: SHOP,
  },
} satisfies Record<string, MailKind>
