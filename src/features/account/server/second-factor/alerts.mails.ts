import type { Db } from '#server/database/connect.ts'
import { mailAdministrators } from '../administrators.service.ts'

/** Mails all administrators about an unusual event of a staff account. */
export async function alertAdministrators(sql: Db, words: string): Promise<void> {
  await mailAdministrators(sql, {
    subject: 'Security notice from the back office',
    title: 'Please check this event',
    blocks: [
      { kind: 'text', text: words },
      { kind: 'text', text: 'If you did not expect this, check the security log of the back office.' },
    ],
  })
}
