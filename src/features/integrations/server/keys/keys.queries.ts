import type { Db } from '#server/database/connect.ts'

export interface KeyRow {
  keyId: number
  name: string
  hint: string
  rights: string[]
  createdBy: string
  createdAt: Date
  lastUsedAt: Date | null
  revokedAt: Date | null
  orphaned: boolean
}

export const listKeys = (sql: Db) => sql<KeyRow[]>`
  select key_id "keyId", k.name, hint, k.rights, a.email "createdBy", k.created_at "createdAt", k.last_used_at "lastUsedAt",
    revoked_at "revokedAt", a.role <> 'staff' or a.disabled_at is not null orphaned
  from api_key k join account a on a.account_id = k.created_by order by revoked_at is not null, key_id desc`

export const insertKey = (
  sql: Db,
  key: { name: string; keyHash: Buffer; hint: string; rights: readonly string[]; createdBy: number },
) => sql<{ keyId: number }[]>`
  insert into api_key (name, key_hash, hint, rights, created_by)
  values (${key.name}, ${key.keyHash}, ${key.hint}, ${[...key.rights]}::text[], ${key.createdBy}) returning key_id "keyId"`

export const findKeyName = (sql: Db, keyId: number) => sql<{ name: string; revoked: boolean }[]>`
  select name, revoked_at is not null revoked from api_key where key_id = ${keyId}`

export const revokeKey = (sql: Db, keyId: number) => sql<{ keyId: number }[]>`
  update api_key set revoked_at = now() where key_id = ${keyId} and revoked_at is null returning key_id "keyId"`

export interface UsedKey {
  keyId: number
  name: string
  rights: string[]
  accountId: number
  makerRights: string[]
  /** Its last use was noted a while ago. */
  noteUse: boolean
}

/** Only active keys: not revoked, and the creator is still staff. */
export const findKey = (sql: Db, keyHash: Buffer) => sql<UsedKey[]>`
  select k.key_id "keyId", k.name, k.rights, a.account_id "accountId", r.rights "makerRights",
    coalesce(k.last_used_at < now() - interval '1 minute', true) "noteUse"
  from api_key k join account a on a.account_id = k.created_by join staff_role r on r.role = a.staff_role
  where k.key_hash = ${keyHash} and k.revoked_at is null and a.role = 'staff' and a.disabled_at is null`

export interface MakerRow {
  accountId: number
  email: string
  /** Names of the active ones. */
  keys: string[]
}

export const listMakers = (sql: Db) => sql<MakerRow[]>`
  select a.account_id "accountId", a.email, array_agg(k.name order by k.key_id) keys
  from api_key k join account a on a.account_id = k.created_by
  where k.revoked_at is null and a.role = 'staff' and a.disabled_at is null
  group by a.account_id order by a.account_id`

export const noteUse = (sql: Db, keyId: number) => sql`update api_key set last_used_at = now() where key_id = ${keyId}`
