import type { Db } from '../database/connect.ts'
import type { Sealer } from './sealer.ts'

interface Kept {
  id: number
  value: Buffer | string
}

/** A table with values that are sealed. */
export interface SecretKeeper {
  list(sql: Db): Promise<Kept[]>
  /** Opens it, and seals it with the secret of today. */
  reseal(sql: Db, secrets: Sealer, id: number): Promise<unknown>
  /** Deletes unreadable secrets, with the rows that need them. */
  forget(sql: Db, ids: number[]): Promise<unknown>
}

/** Seals what is plain or was sealed with a secret of before. Returns how many cannot be read. */
export async function sealAll(sql: Db, secrets: Sealer, keeper: SecretKeeper): Promise<number> {
  const kept = await keeper.list(sql)
  const states = kept.map(({ id, value }) => ({ id, state: secrets.stateOf(value) }))
  for (const { id, state } of states) if (state === 'plain' || state === 'old') await keeper.reseal(sql, secrets, id)
  return states.filter(({ state }) => state === 'unknown').length
}

/** Returns how many were deleted. */
export async function forgetUnreadable(sql: Db, secrets: Sealer, keeper: SecretKeeper): Promise<number> {
  const kept = await keeper.list(sql)
  const ids = kept.filter(({ value }) => secrets.stateOf(value) === 'unknown').map(({ id }) => id)
  if (ids.length > 0) await keeper.forget(sql, ids)
  return ids.length
}
