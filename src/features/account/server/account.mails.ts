import type { ShopMail } from '#features/shop/server/shop-mail.service.ts'
import type { MailBlock } from '#server/mail/compose-mail.ts'
import { momentText } from '#server/mail/moment-text.ts'
import { activationAddress, confirmEmailAddress, resetAddress } from '../account.rules.ts'
import { ACCOUNT_MAILS } from '../account-mails.ts'
import { teamInvitationAddress } from '../team.rules.ts'

/* Mails about the account itself. Nothing a user typed is mailed to an unconfirmed address, so that the store cannot
   be used to send messages to others. */

const text = (words: string): MailBlock => ({ kind: 'text', text: words })
const note = (words: string): MailBlock => ({ kind: 'note', text: words })
const button = (label: string, href: string): MailBlock => ({ kind: 'button', label, href })

export const activationMail = (to: string, { publicUrl, token, hours }: LinkFacts): ShopMail => ({
  to,
  wording: ACCOUNT_MAILS.activation,
  blocks: (words) => [
    words,
    button('Activate my account', publicUrl + activationAddress(token)),
    note(
      `The link works once, within ${hours} hours. If you did not request an account, ignore this e-mail: none will be created.`,
    ),
  ],
})

export const knownAddressMail = (to: string, publicUrl: string): ShopMail => ({
  to,
  wording: ACCOUNT_MAILS.known,
  blocks: (words) => [
    words,
    button('Log in', `${publicUrl}/login?type=login`),
    text(`Set a new password: ${publicUrl}/login?type=retrieve`),
    note('If it was not you, you can ignore this e-mail. Your account and its password are unchanged.'),
  ],
})

export const welcomeMail = (to: string, name: string, publicUrl: string): ShopMail => ({
  to,
  wording: ACCOUNT_MAILS.welcome,
  values: { name },
  blocks: (words) => [
    words,
    button('Find a part', `${publicUrl}/`),
    note(`Your data, devices and e-mails you want: ${publicUrl}/userCenter/myData`),
  ],
})

export const resetMail = (to: string, { publicUrl, token, hours }: LinkFacts): ShopMail => ({
  to,
  wording: ACCOUNT_MAILS.reset,
  blocks: (words) => [
    words,
    button('Set a new password', publicUrl + resetAddress(token)),
    note(
      `The link works once, within ${hours === 1 ? 'one hour' : `${hours} hours`}. If it was not you, ignore this e-mail: your password remains unchanged.`,
    ),
  ],
})

export const passwordChangedMail = (to: string, publicUrl: string, at: Date): ShopMail => ({
  to,
  wording: ACCOUNT_MAILS.passwordChanged,
  blocks: (words) => [
    { kind: 'facts', facts: [['When', momentText(at)]] },
    words,
    button('Set a new password', `${publicUrl}/login?type=retrieve`),
  ],
})

export const confirmEmailMail = (to: string, { publicUrl, token, hours }: LinkFacts): ShopMail => ({
  to,
  wording: ACCOUNT_MAILS.confirmEmail,
  blocks: (words) => [
    words,
    button('Use this address', publicUrl + confirmEmailAddress(token)),
    note(`The link works once, within ${hours} hours. If it was not you, ignore this e-mail: nothing will change.`),
  ],
})

export const takenAddressMail =
  (to: string): ShopMail =>
  (shop) => ({
    to,
    subject: `Another ${shop} account tried to use your address`,
    title: 'Nothing has changed',
    blocks: [
      text(
        `The owner of another ${shop} account wanted to use this e-mail address for it. It already has an account, so nothing was changed. If both accounts are yours, first delete the one you no longer need.`,
      ),
      note('If it was not you, you can ignore this e-mail. Your account and its password are unchanged.'),
    ],
  })

export const emailAskedMail = (to: string, publicUrl: string, at: Date): ShopMail => ({
  to,
  wording: ACCOUNT_MAILS.emailAsked,
  blocks: (words) => [
    { kind: 'facts', facts: [['Requested', momentText(at)]] },
    words,
    button('Set a new password', `${publicUrl}/login?type=retrieve`),
  ],
})

export const emailChangedMail = (to: string, publicUrl: string, at: Date): ShopMail => ({
  to,
  wording: ACCOUNT_MAILS.emailChanged,
  blocks: (words) => [
    { kind: 'facts', facts: [['When', momentText(at)]] },
    words,
    button('Write to us', `${publicUrl}/contactUs`),
  ],
})

export const newDeviceMail = (
  to: string,
  { device, network, publicUrl, at }: { device: string; network: string; publicUrl: string; at: Date },
): ShopMail => ({
  to,
  wording: ACCOUNT_MAILS.newDevice,
  blocks: (words) => [
    {
      kind: 'facts',
      facts: [
        ['Device', device],
        ['Network', network],
        ['When', momentText(at)],
      ],
    },
    words,
    button('See my devices', `${publicUrl}/userCenter/myData#devices`),
    note('You can turn these e-mails off on the same page.'),
  ],
})

export const guessesMail = (to: string, publicUrl: string): ShopMail => ({
  to,
  wording: ACCOUNT_MAILS.guesses,
  blocks: (words) => [words, button('Set a new password', `${publicUrl}/login?type=retrieve`)],
})

export const accountDeletedMail = (to: string): ShopMail => ({
  to,
  wording: ACCOUNT_MAILS.goodbye,
  blocks: (words) => [words, note('This is the last e-mail about the account.')],
})

/** Only the address of who invites, which is confirmed: no text of theirs. */
export const teamInvitationMail = (
  to: string,
  { publicUrl, token, invitedBy, days }: { publicUrl: string; token: string; invitedBy: string; days: number },
): ShopMail => ({
  to,
  wording: ACCOUNT_MAILS.teamInvitation,
  values: { inviter: invitedBy },
  blocks: (words) => [
    words,
    button('See the invitation', publicUrl + teamInvitationAddress(token)),
    note(
      `The link works once, within ${days} days. If you did not expect this e-mail, ignore it: nothing will change.`,
    ),
  ],
})

export const memberJoinedMail = (to: string, { email, publicUrl }: { email: string; publicUrl: string }): ShopMail => ({
  to,
  wording: ACCOUNT_MAILS.memberJoined,
  values: { member: email },
  blocks: (words) => [words, button('See your team', `${publicUrl}/userCenter/team`)],
})

export const memberRemovedMail = (to: string, publicUrl: string): ShopMail => ({
  to,
  wording: ACCOUNT_MAILS.memberRemoved,
  blocks: (words) => [words, button('Go to your account', `${publicUrl}/userCenter/myData`)],
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
      note(`The link works once, within ${days} days. If you did not expect this e-mail, ignore it.`),
    ],
  })
