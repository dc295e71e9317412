import { createAccount, disableLogin, ensurePassword } from '#features/account/server/account.service.ts'
import type { Db, Sql } from '#server/database/connect.ts'
import type { DemoLogin } from '../demo-mode.contract.ts'
import * as queries from './demo-mode.queries.ts'

/** Creates the demo accounts with published passwords. */
export async function publishLogins(sql: Sql, logins: ReadonlyArray<DemoLogin & { fullName: string }>): Promise<void> {
  for (const [index, login] of logins.entries()) {
    await createAccount(sql, login)
    await queries.insertLogin(sql, { ...login, position: index + 1 })
  }
}

export async function openDemoLogins(sql: Sql): Promise<void> {
  for (const { email, password } of await queries.listLogins(sql)) await ensurePassword(sql, email, password)
  await queries.markLogins(sql, true)
}

export async function closeDemoLogins(sql: Sql): Promise<void> {
  for (const { email, open } of await queries.listLogins(sql)) if (open) await disableLogin(sql, email)
  await queries.markLogins(sql, false)
}

export async function listDemoLogins(sql: Db): Promise<DemoLogin[]> {
  const logins = await queries.listLogins(sql)
  return logins.filter(({ open }) => open).map(({ role, email, password }) => ({ role, email, password }))
}

export const isDemoSeeded = async (sql: Sql): Promise<boolean> => (await queries.findSeed(sql)).length > 0

export const markDemoSeeded = async (sql: Sql): Promise<void> => {
  await queries.insertSeed(sql)
}
