import type { MailKind } from '#features/shop/mail-texts.rules.ts'

const SHOP = { shop: 'Example Parts' }

/** Mails about an account with their default texts. Links, devices and expiry times are added. */
export const ACCOUNT_MAILS = {
  activation: {
    kind: 'account.activation',
    name: 'Activate the account',
    subject: 'Activate your {shop} account',
    title: 'One step to your account',
    body: 'Somebody, probably you, has asked for an account at {shop} with this e-mail address. Open the link to activate it.',
    placeholders: SHOP,
  },
  known: {
    kind: 'account.known',
    name: 'Registered already',
    subject: 'You already have an account at {shop}',
    title: 'You already have an account',
    body: 'Somebody, probably you, has just tried to register with this e-mail address. It has an account already: please log in with it. If you no longer know the password, you can set a new one.',
    placeholders: SHOP,
  },
  welcome: {
    kind: 'account.welcome',
    name: 'Welcome',
    subject: 'Welcome to {shop}',
    title: 'Welcome, {name}',
    body: 'Your account is active. From now on you can order, keep addresses and favourites, upload parts lists, and find every quotation and order again.',
    placeholders: { ...SHOP, name: 'Ada Example' },
  },
  reset: {
    kind: 'account.reset',
    name: 'Set a new password',
    subject: 'Set a new password for {shop}',
    title: 'Set a new password',
    body: 'Somebody, probably you, has asked for a new password for the {shop} account of this e-mail address.',
    placeholders: SHOP,
  },
  passwordChanged: {
    kind: 'account.passwordChanged',
    name: 'Password changed',
    subject: 'Your {shop} password was changed',
    title: 'Your password was changed',
    body: 'All other devices have been signed out.\n\nIf it was not you, set a new password at once and write to us.',
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
    subject: 'Your {shop} account shall get another e-mail address',
    title: 'Another e-mail address',
    body: 'Somebody who knows your password wants to use your account with another e-mail address.\n\nIf it was you, open the link we have sent there. If not, set a new password at once and write to us.',
    placeholders: SHOP,
  },
  emailChanged: {
    kind: 'account.emailChanged',
    name: 'Address changed',
    subject: 'Your {shop} e-mail address was changed',
    title: 'Your e-mail address was changed',
    body: 'From now on you log in with the new address, and we write to it. This is the last mail to the old one.\n\nIf it was not you, write to us at once.',
    placeholders: SHOP,
  },
  newDevice: {
    kind: 'account.newDevice',
    name: 'New device',
    subject: 'Your {shop} account is used on a new device',
    title: 'A new device',
    body: 'Somebody has logged in to your account on a device or in a place that is new to us.\n\nIf it was you, there is nothing to do. If not, sign out everywhere and change your password.',
    placeholders: SHOP,
  },
  goodbye: {
    kind: 'account.goodbye',
    name: 'Account deleted',
    subject: 'Your {shop} account is deleted',
    title: 'Your account is deleted',
    body: 'As you requested, your account and everything in it is deleted. Orders stay in our books without your name and address. Only invoices we have issued are kept as they were written, as tax law asks for.',
    placeholders: SHOP,
  },
} satisfies Record<string, MailKind>
