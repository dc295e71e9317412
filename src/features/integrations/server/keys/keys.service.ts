import { createHash, randomBytes } from 'node:crypto'
import { hasRight, type Identity } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { AppError } from '#shared/app-error.ts'
import type { KeyRight } from '../../keys.contract.ts'
import { KEY_PREFIX, rightsOfKey } from '../../keys.rules.ts'
import * as queries from './keys.queries.ts'

const CALLS = { limit: 600, windowSeconds: 60 }
const HINT_LENGTH = 4

const hashOf = (key: string) => createHash('sha256').update(key).digest()

export const isApiKey = (token: string): boolean => token.startsWith(KEY_PREFIX)

/** Who calls with a key: its maker, with the rights of the key and the name of the key. */
export async function identifyKey(sql: Db, token: string): Promise<Identity | undefined> {
  const [key] = await queries.findKey(sql, hashOf(token))
  if (!key) return undefined
  await consumeRateLimit(sql, `api-key:${key.keyId}`, CALLS)
  if (key.noteUse) await queries.noteUse(sql, key.keyId)
  const { accountId, name, keyId } = key
  return {
    accountId,
    customerId: accountId,
    role: 'staff',
    rights: rightsOfKey(key.rights, key.makerRights),
    who: `API key ${name}`,
    apiKeyId: keyId,
  }
}

export async function listKeys(sql: Db) {
  return (await queries.listKeys(sql)).map(({ createdAt, lastUsedAt, revokedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }))
}

export async function createKey(
  sql: Db,
  maker: Identity,
  { name, rights }: { name: string; rights: string[] },
  offered: readonly KeyRight[],
): Promise<{ keyId: number; key: string }> {
  const wanted = [...new Set(rights)]
  const odd = wanted.find((right) => !offered.some((one) => one.right === right))
  if (odd) throw new AppError('invalid_input', `A key cannot have the right ${odd}.`)
  const above = wanted.find((right) => !hasRight(maker, right))
  if (above) throw new AppError('not_allowed', `Your own role does not have the right ${above}.`)
  const key = `${KEY_PREFIX}${randomBytes(32).toString('base64url')}`
  const facts = { name, keyHash: hashOf(key), hint: key.slice(-HINT_LENGTH), rights: wanted }
  const [row] = await queries.insertKey(sql, { ...facts, createdBy: maker.accountId })
  if (!row) throw new Error('the key was not made')
  return { keyId: row.keyId, key }
}

export async function revokeKey(sql: Db, keyId: number) {
  const [revoked] = await queries.revokeKey(sql, keyId)
  if (!revoked) throw new AppError('not_found', 'This key is no longer valid.')
  return {}
}

export async function snapshotKey(sql: Db, keyId: number) {
  const [row] = await queries.findKeyName(sql, keyId)
  return row
}
