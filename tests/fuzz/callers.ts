import { demoAccounts } from '#demo/demo-accounts.ts'
import { seedDemoBuyer } from '#demo/demo-buyer.ts'
import { identify } from '#features/account/server/account.service.ts'
import type { Sql } from '#server/database/connect.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { createMember, openSessionOf } from '../support/member.ts'
import type { Caller } from './fuzz-endpoints.ts'
import { LearnedValues } from './learned-values.ts'

/** A visitor, a buyer with data of every kind, and an administrator who has just confirmed their identity. */
export async function createCallers(sql: Sql, files: FileStore): Promise<Caller[]> {
  await seedDemoBuyer(sql, files)
  const staff = await createMember(sql, 'staff')
  return [
    { name: 'visitor', learned: new LearnedValues(), token: async () => undefined },
    signedIn(sql, 'buyer', demoAccounts[0].email),
    signedIn(sql, 'staff', staff.email),
  ]
}

/** A user who stays signed in, whatever happens to the account. */
function signedIn(sql: Sql, name: 'buyer' | 'staff', email: string): Caller {
  let token: string | undefined
  return {
    name,
    learned: new LearnedValues(),
    async token() {
      if (token && (await identify(sql, token))) return token
      await sql`update account set disabled_at = null, role = ${name},
        staff_role = ${name === 'staff' ? 'administrator' : null} where email = ${email}`
      token = await openSessionOf(sql, email)
      await sql`update account_session set confirmed_at = now() + interval '1 hour'`
      return token
    },
  }
}
