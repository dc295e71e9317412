import { composeMail, type MailBlock } from '../../../server/mail/compose-mail.ts'
import type { Mail } from '../../../server/mail/mail.ts'
import { activationAddress, resetAddress } from '../account.rules.ts'

/* Mails about the account itself. Until somebody has proved that an address is theirs, nothing they typed is mailed to
   it: our mails are nobody's megaphone. */

const text = (words: string): MailBlock => ({ kind: 'text', text: words })
const note = (words: string): MailBlock => ({ kind: 'note', text: words })
const button = (label: string, href: string): MailBlock => ({ kind: 'button', label, href })

/** In UTC, since nobody knows where the reader is. */
const momentOf = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

export const activationMail = (to: string, { publicUrl, token, hours }: LinkFacts): Mail =>
  composeMail({
    to,
    subject: 'Activate your Ohmstead account',
    title: 'One step to your account',
    blocks: [
      text(
        'Somebody, probably you, has asked for an Ohmstead account with this e-mail address. Open the link to activate it.',
      ),
      button('Activate my account', publicUrl + activationAddress(token)),
      note(
        `The link works once, within ${hours} hours. If you did not ask for an account, do nothing: none will be made.`,
      ),
    ],
  })

export const knownAddressMail = (to: string, publicUrl: string): Mail =>
  composeMail({
    to,
    subject: 'You already have an Ohmstead account',
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

export const welcomeMail = (to: string, name: string, publicUrl: string): Mail =>
  composeMail({
    to,
    subject: 'Welcome to Ohmstead',
    title: `Welcome, ${name}`,
    blocks: [
      text(
        'Your account is active. From now on you can order, keep addresses and favourites, upload parts lists, and find every quotation and order again.',
      ),
      button('Find a part', `${publicUrl}/`),
      note(`Your data, devices and mails you want: ${publicUrl}/userCenter/myData`),
    ],
  })

export const resetMail = (to: string, { publicUrl, token, hours }: LinkFacts): Mail =>
  composeMail({
    to,
    subject: 'Set a new password for Ohmstead',
    title: 'Set a new password',
    blocks: [
      text('Somebody, probably you, has asked for a new password for the Ohmstead account of this e-mail address.'),
      button('Set a new password', publicUrl + resetAddress(token)),
      note(
        `The link works once, within ${hours === 1 ? 'one hour' : `${hours} hours`}. If it was not you, do nothing: your password stays as it is.`,
      ),
    ],
  })

export const passwordChangedMail = (to: string, publicUrl: string, at: Date): Mail =>
  composeMail({
    to,
    subject: 'Your Ohmstead password was changed',
    title: 'Your password was changed',
    blocks: [
      { kind: 'facts', facts: [['When', momentOf(at)]] },
      text('All other devices have been signed out.'),
      text('If it was not you, set a new password at once and write to us.'),
      button('Set a new password', `${publicUrl}/login?type=retrieve`),
    ],
  })

export const newDeviceMail = (
  to: string,
  { device, network, publicUrl, at }: { device: string; network: string; publicUrl: string; at: Date },
): Mail =>
  composeMail({
    to,
    subject: 'Your Ohmstead account is used on a new device',
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

export const goodbyeMail = (to: string): Mail =>
  composeMail({
    to,
    subject: 'Your Ohmstead account is deleted',
    title: 'Your account is deleted',
    blocks: [
      text(
        'As you wished, your account and everything in it is deleted. Orders stay in our books without your name and address, as the law asks for.',
      ),
      note('This is the last mail about the account.'),
    ],
  })

interface LinkFacts {
  publicUrl: string
  token: string
  hours: number
}
