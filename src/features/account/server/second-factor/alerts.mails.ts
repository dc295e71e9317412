import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import type { Db } from '#server/database/connect.ts'
import { listStaff } from '../staff-accounts.queries.ts'

/** Mails all administrators about an unusual event of a staff account. */
export async function alertAdministrators(sql: Db, words: string): Promise<void> {
  const staff = await listStaff(sql)
  for (const { email } of staff.filter(({ role, disabledAt }) => role === 'administrator' && !disabledAt))
    await sendShopMail(sql, {
      to: email,
      subject: 'Security notice from the back office',
      title: 'Please check this event',
      blocks: [
        { kind: 'text', text: words },
        { kind: 'text', text: 'If you did not expect this, check the security log of the back office.' },
      ],
    })
}
