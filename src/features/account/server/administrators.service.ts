import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import type { Db } from '#server/database/connect.ts'
import type { MailContent } from '#server/mail/compose-mail.ts'
import { ADMINISTRATOR } from '../roles.rules.ts'
import { listStaff } from './staff-accounts.queries.ts'

/** Mails all administrators. Resolves to how many there are. */
export async function mailAdministrators(sql: Db, mail: Omit<MailContent, 'to'>): Promise<number> {
  const staff = await listStaff(sql)
  const administrators = staff.filter(({ role, disabledAt }) => role === ADMINISTRATOR && !disabledAt)
  for (const { email } of administrators) await sendShopMail(sql, { ...mail, to: email })
  return administrators.length
}
