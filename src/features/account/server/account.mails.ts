import type { ShopMail } from '#features/shop/server/shop-mail.service.ts'
import type { MailBlock } from '#server/mail/compose-mail.ts'
import { activationAddress, confirmEmailAddress, resetAddress } from '../account.rules.ts'

/* Mails about the account itself. Until somebody has proved that an address is theirs, nothing they typed is mailed to
   it: our mails are nobody's megaphone. */

const text = (words: string): MailBlock => ({ kind: 'text', text: words })
const note = (words: string): MailBlock => ({ kind: 'note', text: words })
const button = (label: string, href: string): MailBlock => ({ kind: 'button', label, href })

/** In UTC, since nobody knows where the reader is. */
const momentOf = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

export const activationMail =
  (to: string, { publicUrl, token, hours }: LinkFacts): ShopMail =>
  (shop) => ({
    to,
    subject: `Activate your ${shop} account`,
    title: 'One step to your account',
    blocks: [
      text(
        `Somebody, probably you, has asked for an account at ${shop} with this e-mail address. Open the link to activate it.`,
      ),
      button('Activate my account', publicUrl + activationAddress(token)),
      note(
        `The link works once, within ${hours} hours. If you did not ask for an account, do nothing: none will be made.`,
      ),
    ],
  })

export const knownAddressMail =
  (to: string, publicUrl: string): ShopMail =>
  (shop) => ({
    to,
    subject: `You already have an account at ${shop}`,
    title: 'You already have an account',
    blocks: [
      text(
        'Somebody, probably you, has just tried to register with this e-mail address. It has an account already: please log in with it. If you no longer know the password, you can set a new one.',
      ),
      button('Log in', `${publicUrl}/login?type=login`),
      text(`Set a new password: ${publicUrl}/login?type=retrieve`),
      note('If it was not you, there is nothing to do. Your account and its password are unchanged.'),
    ],
  })

export const welcomeMail =
  (to: string, name: string, publicUrl: string): ShopMail =>
  (shop) => ({
    to,
    subject: `Welcome to ${shop}`,
    title: `Welcome, ${name}`,
    blocks: [
      text(
        'Your account is active. From now on you can order, keep addresses and favourites, upload parts lists, and find every quotation and order again.',
      ),
      button('Find a part', `${publicUrl}/`),
      note(`Your data, devices and mails you want: ${publicUrl}/userCenter/myData`),
    ],
  })

export const resetMail =
  (to: string, { publicUrl, token, hours }: LinkFacts): ShopMail =>
  (shop) => ({
    to,
    subject: `Set a new password for ${shop}`,
    title: 'Set a new password',
    blocks: [
      text(`Somebody, probably you, has asked for a new password for the ${shop} account of this e-mail address.`),
      button('Set a new password', publicUrl + resetAddress(token)),
      note(
        `The link works once, within ${hours === 1 ? 'one hour' : `${hours} hours`}. If it was not you, do nothing: your password stays as it is.`,
      ),
    ],
  })

export const passwordChangedMail =
  (to: string, publicUrl: string, at: Date): ShopMail =>
  (shop) => ({
    to,
    subject: `Your ${shop} password was changed`,
    title: 'Your password was changed',
    blocks: [
      { kind: 'facts', facts: [['When', momentOf(at)]] },
      text('All other devices have been signed out.'),
      text('If it was not you, set a new password at once and write to us.'),
      button('Set a new password', `${publicUrl}/login?type=retrieve`),
    ],
  })

export const confirmEmailMail =
  (to: string, { publicUrl, token, hours }: LinkFacts): ShopMail =>
  (shop) => ({
    to,
    subject: `Confirm your new e-mail address for ${shop}`,
    title: 'Is this address yours?',
    blocks: [
      text(`The owner of an account at ${shop} wants to use this e-mail address for it. Open the link if that is you.`),
      button('Use this address', publicUrl + confirmEmailAddress(token)),
      note(`The link works once, within ${hours} hours. If it was not you, do nothing: nothing will change.`),
    ],
  })

export const takenAddressMail =
  (to: string): ShopMail =>
  (shop) => ({
    to,
    subject: `Your address was asked for by another ${shop} account`,
    title: 'Nothing has changed',
    blocks: [
      text(
        `The owner of another ${shop} account wanted to use this e-mail address for it. It has an account already, so nothing was done. If both accounts are yours, delete the one you no longer need first.`,
      ),
      note('If it was not you, there is nothing to do. Your account and its password are unchanged.'),
    ],
  })

export const emailAskedMail =
  (to: string, publicUrl: string, at: Date): ShopMail =>
  (shop) => ({
    to,
    subject: `Your ${shop} account shall get another e-mail address`,
    title: 'Another e-mail address',
    blocks: [
      { kind: 'facts', facts: [['Asked for', momentOf(at)]] },
      text('Somebody who knows your password wants to use your account with another e-mail address.'),
      text('If it was you, open the link we have sent there. If not, set a new password at once and write to us.'),
      button('Set a new password', `${publicUrl}/login?type=retrieve`),
    ],
  })

export const emailChangedMail =
  (to: string, publicUrl: string, at: Date): ShopMail =>
  (shop) => ({
    to,
    subject: `Your ${shop} e-mail address was changed`,
    title: 'Your e-mail address was changed',
    blocks: [
      { kind: 'facts', facts: [['When', momentOf(at)]] },
      text('From now on you log in with the new address, and we write to it. This is the last mail to the old one.'),
      text('If it was not you, write to us at once.'),
      button('Write to us', `${publicUrl}/contactUs`),
    ],
  })

export const newDeviceMail =
  (
    to: string,
    { device, network, publicUrl, at }: { device: string; network: string; publicUrl: string; at: Date },
  ): ShopMail =>
  (shop) => ({
    to,
    subject: `Your ${shop} account is used on a new device`,
    title: 'A new device',
    blocks: [
      text('Somebody has logged in to your account on a device or in a place that is new to us.'),
      {
        kind: 'facts',
        facts: [
          ['Device', device],
          ['Network', network],
          ['When', momentOf(at)],
        ],
      },
      text('If it was you, there is nothing to do. If not, sign out everywhere and change your password.'),
      button('See my devices', `${publicUrl}/userCenter/myData#devices`),
      note('You can switch these mails off on the same page.'),
    ],
  })

export const goodbyeMail =
  (to: string): ShopMail =>
  (shop) => ({
    to,
    subject: `Your ${shop} account is deleted`,
    title: 'Your account is deleted',
    blocks: [
      text(
        'As you requested, your account and everything in it is deleted. Orders stay in our books without your name and address. Only invoices we have issued are kept as they were written, as tax law asks for.',
      ),
      note('This is the last mail about the account.'),
    ],
  })

interface LinkFacts {
  publicUrl: string
  token: string
  hours: number
}

export const staffInvitationMail =
  (
    to: string,
    { publicUrl, token, invitedBy, days }: { publicUrl: string; token: string; invitedBy: string; days: number },
  ): ShopMail =>
  (shop) => ({
    to,
    subject: `Your access to the back office of ${shop}`,
    title: `Join the staff of ${shop}`,
    blocks: [
      text(`${invitedBy} has invited you to the back office of ${shop}. Open the link and choose a password.`),
      button('Choose a password', `${publicUrl}/staff/join#${token}`),
      note(`The link works once, within ${days} days. If you do not know what this is about, do nothing.`),
    ],
  })
