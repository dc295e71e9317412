import { randomUUID } from 'node:crypto'
import { findAccount, findAccountByEmail, insertAccount } from '#features/account/server/account.queries.ts'
import { getUserDetails } from '#features/account/server/account.service.ts'
import { hashPassword } from '#features/account/server/password/passwords.ts'
import { openSession } from '#features/account/server/session/session.service.ts'
import type { Sql } from '#server/database/connect.ts'

const password = `Secret-${randomUUID()}`
/** Hashed once per worker: a hash takes 35 ms of CPU, and there are hundreds of accounts. */
const passwordHash = hashPassword(password)

/** A new account that is logged in. The session comes from the service that logging in ends with. */
export async function createMember(sql: Sql, role: 'buyer' | 'staff', staffRole?: string) {
  const email = `${role}-${randomUUID()}@buyers.example`
  const [row] = await insertAccount(sql, {
    email,
    emailKey: email,
    passwordHash: await passwordHash,
    role,
    fullName: 'Test Person',
    ...(staffRole && { staffRole }),
  })
  const [account] = await findAccount(sql, row?.accountId ?? 0)
  if (!account) throw new Error('the account was not created')
  return { email, password, accountId: account.accountId, token: await openSession(sql, account) }
}

/** A session of somebody who is there already. */
export async function openSessionOf(sql: Sql, email: string): Promise<string> {
  const [account] = await findAccountByEmail(sql, email)
  if (!account) throw new Error(`nobody is ${email}`)
  return openSession(sql, account)
}

/** What the browser of somebody who has logged in keeps. */
export async function storedSession(sql: Sql, { accountId, token }: { accountId: number; token: string }) {
  const { userId, email, name, avatar, role } = await getUserDetails(sql, accountId)
  return JSON.stringify({ state: { token, userInfo: { userId, email, name, avatar, role }, cartCount: 0 }, version: 0 })
}
