import type { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { includesRight, rightFor } from '#shared/rights.ts'
import { explainTeamRefusal, mayForTeam, type TeamRole } from '#shared/team/team-role.ts'
import type { Db } from '../database/connect.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Log } from '../log.ts'
import type { Outside } from '../net/outside.ts'
import type { Sealer } from '../secrets/sealer.ts'
import { withAudit } from './audit.ts'
import { PreparedAnswer } from './prepared-answer.ts'
import { readInput } from './read-input.ts'
import { readLongInput } from './read-long-input.ts'

export interface Identity {
  /** The person: login, cart, favorites and history are theirs. */
  accountId: number
  /** The account whose orders, quotes, addresses and terms they use: their own, or that of the customer they belong to. */
  customerId: number
  /** Absent: nobody else belongs to the customer. */
  teamRole?: TeamRole
  role: 'buyer' | 'staff'
  /** Of a buyer with whom prices were agreed. */
  priceListId?: number
  /** Of staff: what their role allows. */
  rights?: readonly string[]
  /** Of staff: the name in the audit trail. */
  who?: string
  /** A member of staff who is signed in as this customer. */
  actedBy?: { accountId: number; who: string }
  /** Of staff: a recent step-up. */
  confirmed?: boolean
  /** Of staff: a required second factor is missing. */
  factorOverdue?: true
  /** A program that calls with a key: for calls of the back office only. */
  apiKeyId?: number
}

/** The same for every call of a store. */
export interface AppServices {
  /** The store's address without a slash at its end, for links that leave it. */
  publicUrl: string
  files: FileStore
  /** Encrypts what must be readable again. */
  secrets: Sealer
  /** What may be connected to when an address comes from outside. */
  outside: Outside
}

/** Context of a call. */
export interface Context extends AppServices {
  sql: Db
  /**
   * The database for public reads: a replica, or the primary. Request it once per call. Never for data of the caller, and
   * never to decide on a change.
   */
  reads: () => Db
  requestId: string
  log: Log
  /** The caller's network address, for limits. */
  address: string
  /** What the caller's program says about itself; absent for calls in process. */
  userAgent?: string
  token: string | undefined
  identity: Identity | undefined
  /** Only for endpoints that are `idempotent: 'byHandler'`. */
  idempotencyKey?: string
}

export interface Implementation {
  endpoint: Endpoint
  /** Checks access and input, calls the handler, checks the output. */
  invoke(context: Context, input: unknown): Promise<unknown>
}

export interface ImplementOptions<I> {
  /** Staff calls that change something: what they change, read before and after for the audit trail. */
  snapshot?: (sql: Db, input: I, context: Context) => Promise<unknown>
}

export function implement<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  handle: (context: Context, input: z.output<I>) => Promise<z.input<O> | PreparedAnswer> | z.input<O>,
  { snapshot }: ImplementOptions<z.output<I>> = {},
): Implementation {
  return {
    endpoint,
    async invoke(context, input) {
      assertAccess(endpoint, context.identity)
      const checked = endpoint.heavy ? await readLongInput(endpoint.input, input) : readInput(endpoint.input, input)
      const audited =
        endpoint.method === 'POST' &&
        !endpoint.changesNothing &&
        (endpoint.access === 'staff' || context.identity?.actedBy !== undefined)
      // Parsing the answer also drops every field the contract does not name.
      const answer = audited
        ? await withAudit(endpoint, context, checked, (own) => handle(own, checked), snapshot)
        : await handle(context, checked)
      return answer instanceof PreparedAnswer ? answer : endpoint.output.parse(answer)
    },
  }
}

/** Refusal for callers without a valid session. */
export const noIdentity = () => new AppError('no_identity', 'Your login has expired. Please log in again.')

const factorRequired = ({ apiKeyId }: Identity) =>
  new AppError(
    'factor_required',
    apiKeyId === undefined
      ? 'Your role needs a second factor. Please set one up on your security page: /staff/security'
      : 'Who made this API key needs a second factor. They set one up on their security page: /staff/security',
  )

/** Checks access. */
export function assertAccess(endpoint: Endpoint, identity: Identity | undefined): void {
  // API keys must not act as their creator.
  if (identity?.apiKeyId !== undefined && endpoint.access !== 'staff')
    throw new AppError('not_allowed', 'API keys are for calls of the back office only.')
  if (identity && endpoint.teamRight && !mayForTeam(identity.teamRole, endpoint.teamRight))
    throw new AppError('not_allowed', explainTeamRefusal(endpoint.teamRight))
  if (endpoint.access === 'public') return
  if (!identity) throw noIdentity()
  if (endpoint.ownerOnly && identity.actedBy)
    throw new AppError('not_allowed', 'Only the customer can do this. You are signed in on their behalf.')
  if (endpoint.access !== 'staff') return
  if (identity.role !== 'staff') throw new AppError('not_allowed', 'Only staff may do this.')
  if (identity.factorOverdue && !endpoint.beforeFactor) throw factorRequired(identity)
  if (!hasRight(identity, rightFor(endpoint))) throw new AppError('not_allowed', 'Your role does not allow this.')
  if (endpoint.stepUp && !identity.confirmed) throw new AppError('step_up_needed', 'Please confirm your identity.')
}

/** Whether the caller is staff with this right. */
export const hasRight = ({ role, rights = [] }: Identity, right: string): boolean =>
  role === 'staff' && includesRight(rights, right)

/** The caller of an endpoint whose access is not public. */
export function callerOf(context: Context): Identity {
  if (!context.identity) throw new Error('callerOf needs an endpoint with access buyer or staff')
  return context.identity
}

/** Who acts, and for which customer. */
export type Actor = Pick<Identity, 'accountId' | 'customerId'>

/** Somebody who acts for their own account. */
export const aloneAs = (accountId: number): Actor => ({ accountId, customerId: accountId })

/** The account whose orders, quotes, addresses and terms the caller uses. */
export const customerOf = (context: Context): number => callerOf(context).customerId

/** For rows of a customer: whose they are, and the member who made them; null: the customer's own account. */
export const rowOwnerOf = ({ accountId, customerId }: Actor) => ({
  accountId: customerId,
  placedBy: accountId === customerId ? null : accountId,
})
