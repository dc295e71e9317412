import { createHash } from 'node:crypto'
import { AppError } from '#shared/app-error.ts'
import { inTransaction, isConnectionBroken, type Sql, type Tx } from '../database/connect.ts'
import { retryConflicts } from '../database/retry-conflicts.ts'
import { limitKey } from '../limits/limit-key.ts'
import { assertAccess, type Context, type Implementation } from './implement.ts'

const KEY = /^[\x21-\x7e]{1,255}$/

/** For handlers that store the key themselves. */
export function readKey(key: unknown): { idempotencyKey?: string } {
  if (typeof key !== 'string') return {}
  if (!KEY.test(key)) throw new AppError('invalid_input', 'Idempotency-Key must be 1 to 255 printable characters.')
  return { idempotencyKey: key }
}

/**
 * Runs the work once per caller and key. The key is written in the transaction of the work. A second
 * call with the same key waits for the first and gets its answer. A refusal rolls back, so
 * it is not stored and can be retried.
 */
export async function invokeOnce(
  implementation: Implementation,
  context: Context,
  input: unknown,
  key: string,
): Promise<unknown> {
  readKey(key)
  assertAccess(implementation.endpoint, context.identity)
  const caller = nameOfCaller(context)
  const endpoint = `${implementation.endpoint.method} ${implementation.endpoint.path}`
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')

  // With a key a retry after a lost connection is safe: if the work was committed, the key exists.
  return retryConflicts(() => inTransaction(context.sql, work), isConnectionBroken)

  async function work(tx: Tx): Promise<unknown> {
    const claimed = await tx`
      insert into idempotency_key (caller, key, endpoint, request_hash, answer)
      values (${caller}, ${key}, ${endpoint}, ${requestHash}, 'null')
      on conflict (caller, key) do nothing returning key`
    if (claimed.length === 0) {
      const [first] = await tx<{ endpoint: string; request_hash: string; answer: unknown }[]>`
        select endpoint, request_hash, answer from idempotency_key where caller = ${caller} and key = ${key}`
      if (first?.endpoint !== endpoint || first.request_hash !== requestHash) {
        throw new AppError('repeated_with_other_body', 'This Idempotency-Key was used for another request.')
      }
      return first.answer
    }
    const answer = await implementation.invoke({ ...context, sql: tx, reads: () => tx }, input)
    // Not awaited: it is sent together with the commit, which rolls back if this fails.
    tx`
      update idempotency_key set answer = ${tx.json(answer)} where caller = ${caller} and key = ${key}`.catch(() => {})
    return answer
  }
}

function nameOfCaller({ identity, address }: Context): string {
  if (!identity) return limitKey(`visitor:${address}`)
  const { accountId, customerId, apiKeyId } = identity
  if (apiKeyId !== undefined) return `api-key:${apiKeyId}`
  // An answer of a customer is not repeated to somebody who has left it.
  return accountId === customerId ? `account:${accountId}` : `account:${accountId}:of:${customerId}`
}

/** Keys are kept for a day. */
export const deleteOldKeys = (sql: Sql) =>
  sql`delete from idempotency_key where created_at < now() - interval '24 hours'`

/** When an account is deleted: the answers have its data in them. */
export const forgetAnswersTo = (tx: Tx, accountId: number) => tx`
  delete from idempotency_key
  where caller = ${`account:${accountId}`} or caller like ${`account:${accountId}:of:%`}`
