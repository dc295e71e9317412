import type { z } from 'zod'
import type { TeamRight } from './team/team-role.ts'

export type Access = 'public' | 'buyer' | 'staff'

/** A contract is data: who may call what, with what, and what comes back. */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST'
  /** Under /api, except for files such as pictures. May hold `:name` parts, which are read from the input. */
  path: `/${string}`
  /** A second address of the same call. */
  alias?: `/${string}`
  access: Access
  /** Staff calls: the right it needs, where the group in its address does not say it. See `rights.ts`. */
  right?: `${string}.${string}`
  /** Needs a recent step-up: refunds, roles, personal data. */
  stepUp?: true
  /** Staff calls that set up a second factor: open to those who lack a required one. */
  beforeFactor?: true
  /** Staff calls that the security log names. */
  security?: string
  /** What the role of a member must allow; reading is allowed to all of them. See `team-role.ts`. */
  teamRight?: TeamRight
  /** Answered during maintenance also to those who are not staff: what a login of staff needs. */
  duringMaintenance?: true
  /** Refused to staff who are signed in as a customer: payments, the login itself. */
  ownerOnly?: true
  /** A staff call by POST that only reads, because its input is too long for an address: no row in the audit trail. */
  changesNothing?: true
  /** Fields that not all readers of the audit trail may see, such as costs. */
  notAudited?: readonly string[]
  /** One sentence for the API page. */
  summary: string
  input: I
  output: O
  /** Calls that create or pay: the same Idempotency-Key gets the first answer again. */
  idempotent?: true | 'byHandler' // the handler itself keeps the key, because it cannot run in one transaction
  /** A public call that uses the identity, if there is one. */
  knowsCaller?: true
  /** How large a JSON body may be where 1 MB is too small; larger ones are refused before they are read. */
  body?: { maxBytes: number }
  /** The call carries a file as `file`, sent as multipart; larger ones are refused before they are read. */
  upload?: {
    maxBytes: number
    /** Written to disk: the use case gets the path of a temporary file, which is deleted after the call. */
    toDisk?: true
  }
  /**
   * The work grows with its lines: the field that holds them, or how many to count where only the answer tells. Such calls are
   * limited and can be aborted, see `heavy-calls.ts`.
   */
  heavy?: string | number
  /** Signed by its sender: the input is `{ body, signature }`, the body as the very text that was signed. */
  signed?: { header: string }
  /** Seconds a shared cache may keep a public GET answer. */
  cacheSeconds?: number
}

/** Lines to count for heavy calls whose input does not tell. */
export const HEAVY = { document: 100, file: 250, bom: 1000, export: 1000 } as const

export const endpoint = <I extends z.ZodType, O extends z.ZodType>(e: Endpoint<I, O>): Endpoint<I, O> => e

export const addressesOf = ({ path, alias }: Endpoint) => (alias ? [path, alias] : [path])

/** Calls an endpoint: over fetch in the browser, in process while rendering and in tests. */
export type Call = <I extends z.ZodType, O extends z.ZodType>(
  e: Endpoint<I, O>,
  input: z.input<I>,
) => Promise<z.output<O>>

/** The response body of every call. */
export interface Envelope {
  code: number
  msg: string
  data: unknown
}

/** Plain values as they are, the rest as JSON text: the reverse of `readQuery` on the server. */
export function writeQuery(input: object): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue
    query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return query
}
