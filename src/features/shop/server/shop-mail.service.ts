import type { Db } from '#server/database/connect.ts'
import { composeMail, type MailBlock, type MailContent } from '#server/mail/compose-mail.ts'
import { type Mail, sendMail } from '#server/mail/mail.ts'
import { fillMail, type MailKind } from '../mail-texts.rules.ts'
import { senderOf, shopNameOf } from '../shop.rules.ts'
import { getShop, type Shop } from './shop.service.ts'

/** A mail whose texts the owner may have changed. */
export interface EditableMail {
  to: string
  wording: MailKind
  /** Values of the placeholders, without the name of the shop. */
  values?: Readonly<Record<string, string>>
  /** Builds the whole mail around the text. */
  blocks: (text: MailBlock) => MailBlock[]
  headers?: Record<string, string>
  attachments?: Mail['attachments']
}

/** A mail, or a function that builds it from the shop's name. */
export type ShopMail = MailContent | EditableMail | ((shopName: string) => MailContent)

function contentOf({ settings }: Shop, mail: ShopMail): MailContent {
  const shop = shopNameOf(settings)
  if (typeof mail === 'function') return mail(shop)
  if (!('wording' in mail)) return mail
  const { wording, values, blocks, ...rest } = mail
  const { subject, title, body } = fillMail(settings.mailTexts[wording.kind] ?? wording, { shop, ...values })
  return { ...rest, subject, title, blocks: blocks({ kind: 'text', text: body }) }
}

/** A mail with the current name, colour and address of the shop. */
export function composeShopMail(shop: Shop, mail: ShopMail): Mail {
  const { settings, address } = shop
  const brand = { name: shopNameOf(settings), accent: settings.accent, lines: [settings.legalName, address.join(', ')] }
  return composeMail(brand, contentOf(shop, mail))
}

/** Queues a mail in the caller's transaction. */
export const sendShopMail = async (sql: Db, mail: ShopMail): Promise<void> =>
  sendMail(sql, composeShopMail(await getShop(sql), mail))

/** Sender of mails: from the settings, else MAIL_FROM. */
export async function getMailSender(sql: Db, otherwise: string) {
  return senderOf((await getShop(sql)).settings, otherwise)
}
