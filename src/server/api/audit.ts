import type { Endpoint } from '#shared/endpoint.ts'
import { type Db, inTransaction, type Sql, type Tx } from '../database/connect.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import type { Context } from './implement.ts'
import { logSecurityEvent, SECURITY_EVENTS } from './security-log.ts'

type Snapshot<I> = (sql: Db, input: I, context: Context) => Promise<unknown>

const MAX_TEXT = 2000
const SECRET = /password|secret|token|code$|^confirm/i

/**
 * Runs a change by staff in one transaction with its row in the audit trail. A refused call
 * changes nothing and leaves no row. A call with a file may take long and work in transactions of its own; its row
 * comes right after it.
 */
export async function withAudit<I, A>(
  endpoint: Endpoint,
  context: Context,
  input: I,
  handle: (context: Context) => Promise<A> | A,
  snapshot?: Snapshot<I>,
): Promise<A> {
  const work = async (sql: Db): Promise<A> => {
    const before = await snapshot?.(sql, input, context)
    const answer = await handle({ ...context, sql, reads: () => sql })
    const after = await snapshot?.(sql, input, context)
    await insertAudit(sql, context, { action: endpoint.path, input, before, after }, endpoint.notAudited)
    await logSecurity(sql, endpoint, context, input)
    return answer
  }
  return endpoint.upload ? work(context.sql) : inTransaction(context.sql, work)
}

async function logSecurity(sql: Db, { security }: Endpoint, context: Context, input: unknown): Promise<void> {
  const kind = SECURITY_EVENTS.find((one) => one === security)
  if (!kind) return
  const { accountId = null, who = '' } = context.identity ?? {}
  const { address, userAgent = '' } = context
  await logSecurityEvent(sql, { kind, accountId, who, detail: subjectOf(input), address, userAgent })
}

interface Entry {
  action: string
  input: unknown
  before: unknown
  after: unknown
}

async function insertAudit(
  sql: Db,
  { identity, address, userAgent = '' }: Context,
  entry: Entry,
  notAudited: readonly string[] = [],
) {
  const { action, before, after } = entry
  // Acting as a customer: the row names the staff member.
  const { accountId = 0, who = '' } = identity?.actedBy ?? identity ?? {}
  const input = identity?.actedBy ? { ...Object(entry.input), signedInAs: identity.accountId } : entry.input
  await sql`
    insert into staff_audit (account_id, who, action, subject, input, before, after, address, user_agent)
    values (${accountId}, ${who}, ${action}, ${subjectOf(input)},
      ${asJson(input, notAudited)}::text::jsonb, ${asJson(before)}::text::jsonb, ${asJson(after)}::text::jsonb, ${address},
      ${userAgent.slice(0, 300)})`
}

/** Few enough that a statement ends in time: every row that is found is compared with all inputs of its statement. */
const INPUTS_AT_ONCE = 200

/**
 * A person is erased: rows stay, with who did what to which number; their texts go. Found by the inputs, such as
 * `{ orderNo }`. The trigger of the table takes an empty input as the order to erase, and allows no other change.
 */
export async function eraseFromAudit(tx: Tx, inputs: readonly object[]): Promise<void> {
  for (let at = 0; at < inputs.length; at += INPUTS_AT_ONCE) {
    const some = inputs.slice(at, at + INPUTS_AT_ONCE).map((input) => JSON.stringify(input))
    await tx`update staff_audit set input = null where input @> any(${some}::text[]::jsonb[])`
  }
}

/** Kept for three years. */
export const deleteOldAudit = (sql: Sql) =>
  deleteInBatches(
    (limit) => sql`
      delete from staff_audit where audit_id in (
        select audit_id from staff_audit where at < now() - interval '3 years' limit ${limit})
      returning audit_id`,
  )

const MAX_SUBJECTS = 3

/** The first number or id among the fields: `orderNo`, `transferNo`, `feedbackId`, `email` …, or what `subjects` lists. */
export function subjectOf(input: unknown): string {
  const fields: Record<string, unknown> = Object(input)
  if (Array.isArray(fields.subjects)) {
    const more = fields.subjects.length - MAX_SUBJECTS
    return `${fields.subjects.slice(0, MAX_SUBJECTS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  }
  // The id of a draft means nothing to people.
  const found = Object.entries(fields).find(([name]) => /(No|Id)$|^email$/.test(name) && name !== 'draftId')
  return found && typeof found[1] !== 'object' ? String(found[1]) : ''
}

/** Without secrets, files and the fields named, and with long texts cut. */
export function asJson(value: unknown, without: readonly string[] = []): string | null {
  if (value === undefined) return null
  return JSON.stringify(value, (name, part: unknown) => {
    if (SECRET.test(name) || without.includes(name)) return '(not kept)'
    if (part instanceof Uint8Array) return `(${part.length} bytes)`
    return typeof part === 'string' && part.length > MAX_TEXT ? `${part.slice(0, MAX_TEXT)}…` : part
  })
}
