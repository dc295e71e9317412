import { appointStaff, findContact } from '#features/account/server/account.service.ts'
import { hasPricesIn } from '#features/catalog/server/rates.service.ts'
import type { SetupParts } from '#features/shop/server/setup.service.ts'
import type { Db } from '#server/database/connect.ts'
import { enqueue } from '#server/jobs/job.ts'
import { loadStartContent } from '../startup/start-content.ts'

/** Functions of other features for the setup of a shop. */
export const setupParts: SetupParts = {
  appoint: (tx, { adminEmail, adminName, adminPassword }) =>
    appointStaff(tx, { email: adminEmail, fullName: adminName, password: adminPassword }),
  // Seeding takes a minute or two, so it runs in the background.
  loadContent: async (tx, content) => {
    if (content === 'demo') await enqueue(tx, loadStartContent, {}, { key: 'start' })
  },
  isPricedIn: hasPricesIn,
}

/** Name of a staff member in the audit trail. */
export async function nameOfStaff(sql: Db, accountId: number): Promise<string> {
  return (await findContact(sql, accountId))?.email ?? `account ${accountId}`
}
