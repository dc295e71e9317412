import { appointStaff, findContact } from '#features/account/server/account.service.ts'
import type { SetupParts } from '#features/shop/server/setup.service.ts'
import type { Db } from '#server/database/connect.ts'
import { enqueue } from '#server/jobs/job.ts'
import { loadStartContent } from '../startup/start-content.ts'

/** What the setup of a shop needs from other features. */
export const setupParts: SetupParts = {
  appoint: (tx, { adminEmail, adminName, adminPassword }) =>
    appointStaff(tx, { email: adminEmail, fullName: adminName, password: adminPassword }),
  // Parts and articles take a minute or two: nobody waits for them in a form.
  loadContent: async (tx, content) => {
    if (content === 'demo') await enqueue(tx, loadStartContent, {}, { key: 'start' })
  },
}

/** What the audit trail calls somebody of the staff. */
export async function nameOfStaff(sql: Db, accountId: number): Promise<string> {
  return (await findContact(sql, accountId))?.email ?? `account ${accountId}`
}
