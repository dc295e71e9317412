import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Identity } from '../../../server/api/implement.ts'
import type { Sql, Tx } from '../../../server/database/connect.ts'
import { AppError } from '../../../shared/app-error.ts'
import type { UserInfo } from '../account.contract.ts'
import { emailKey } from '../account.rules.ts'
import * as queries from './account.queries.ts'

type Db = Sql | Tx

/** argon2id, the library's default kind. */
const HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const SESSION_DAYS = 30

const tokenHash = (token: string) => createHash('sha256').update(token).digest()

/** Compared when the address is unknown, so that the answer takes as long as for a known one. */
const nobody = hash(randomBytes(16).toString('hex'), HASHING)

export async function logIn(sql: Db, email: string, password: string): Promise<{ token: string; userInfo: UserInfo }> {
  const [account] = await queries.findAccountByEmail(sql, emailKey(email))
  const right = await verify(account?.passwordHash ?? (await nobody), password)
  if (!account || !right) throw new AppError('wrong_credentials', 'The e-mail address or the password is not right.')
  const token = randomBytes(32).toString('base64url')
  await queries.insertSession(sql, tokenHash(token), account.accountId, SESSION_DAYS)
  return { token, userInfo: userInfoOf(account) }
}

export async function logOut(sql: Db, token: string): Promise<void> {
  await queries.deleteSession(sql, tokenHash(token))
}

/** Who holds the token. Use moves the end of the session on, at most once a day. */
export async function identify(sql: Db, token: string): Promise<Identity | undefined> {
  const key = tokenHash(token)
  const [session] = await queries.findSession(sql, key)
  if (!session) return undefined
  if (session.daysLeft < SESSION_DAYS - 1) await queries.extendSession(sql, key, SESSION_DAYS)
  return { accountId: session.accountId, role: session.role }
}

export async function getUserInfo(sql: Db, accountId: number): Promise<UserInfo> {
  const [account] = await queries.findAccount(sql, accountId)
  if (!account) throw new AppError('no_identity', 'Your login has expired. Please log in again.')
  return userInfoOf(account)
}

const userInfoOf = (row: queries.AccountRow): UserInfo => ({
  userId: row.accountId,
  email: row.email,
  name: row.fullName,
  avatar: row.avatar,
  role: row.role,
})

export async function createAccount(
  sql: Db,
  account: { email: string; password: string; role: 'buyer' | 'staff'; fullName: string },
) {
  await queries.insertAccount(sql, {
    email: account.email,
    emailKey: emailKey(account.email),
    passwordHash: await hash(account.password, HASHING),
    role: account.role,
    fullName: account.fullName,
  })
}
