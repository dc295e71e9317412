import type { Db } from '#server/database/connect.ts'
import { composeMail, type MailBlock, type MailContent } from '#server/mail/compose-mail.ts'
import { sendMail } from '#server/mail/mail.ts'
import { fillMail, type MailKind } from '../mail-texts.rules.ts'
import { senderOf, shopNameOf } from '../shop.rules.ts'
import { getShop } from './shop.service.ts'

/** A mail whose words the owner may have changed. */
export interface WordedMail {
  to: string
  kind: MailKind
  values: Readonly<Record<string, string>>
  /** Everything of the mail, with its text where it belongs. */
  blocks: (text: MailBlock) => MailBlock[]
}

/** Queues it like `sendShopMail`. Answers the subject it has. */
export async function sendWordedMail(sql: Db, { to, kind, values, blocks }: WordedMail): Promise<string> {
  const { settings } = await getShop(sql)
  const { subject, title, body } = fillMail(settings.mailTexts[kind.kind] ?? kind, values)
  await sendShopMail(sql, { to, subject, title, blocks: blocks({ kind: 'text', text: body }) })
  return subject
}

/** A mail, or how to write it once the shop's name is known. */
export type ShopMail = MailContent | ((shopName: string) => MailContent)

/** Queues a mail in the caller's transaction, with the name, colour and address of the shop as they are now. */
export async function sendShopMail(sql: Db, mail: ShopMail): Promise<void> {
  const { settings, address } = await getShop(sql)
  const name = shopNameOf(settings)
  const content = typeof mail === 'function' ? mail(name) : mail
  // A store without an owner has nobody to write to.
  if (content.to === '') return
  await sendMail(
    sql,
    composeMail({ name, accent: settings.accent, lines: [settings.legalName, address.join(', ')] }, content),
  )
}

/** Who mails come from: what the owner says, else what the operator has set (MAIL_FROM). */
export async function getMailSender(sql: Db, otherwise: string) {
  return senderOf((await getShop(sql)).settings, otherwise)
}
