import { createAccount, disableLogin, ensurePassword } from '#features/account/server/account.service.ts'
import type { Sql } from '#server/database/connect.ts'
import { demoAccounts } from './demo-accounts.ts'

/** The passwords are published, so they open a store only while it is a demo. */
export async function openDemoLogins(sql: Sql): Promise<void> {
  for (const account of demoAccounts) {
    await createAccount(sql, account)
    await ensurePassword(sql, account.email, account.password)
  }
}

export async function closeDemoLogins(sql: Sql): Promise<void> {
  for (const { email } of demoAccounts) await disableLogin(sql, email)
}
