import type { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import type { Sql, Tx } from '../database/connect.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Log } from '../log.ts'
import { PreparedAnswer } from './prepared-answer.ts'

export interface Identity {
  accountId: number
  role: 'buyer' | 'staff'
}

/** The same for every call of a store. */
export interface Surroundings {
  /** The store's address without a slash at its end, for links that leave it. */
  publicUrl: string
  files: FileStore
}

/** What a use case may know about the call it serves. */
export interface Context extends Surroundings {
  sql: Sql | Tx
  requestId: string
  log: Log
  /** The caller's network address, for limits. */
  address: string
  /** What the caller's program says about itself; absent for calls in process. */
  userAgent?: string
  token: string | undefined
  identity: Identity | undefined
}

export interface Implementation {
  endpoint: Endpoint
  /** Checks who and what, does it, checks the answer. */
  invoke(context: Context, input: unknown): Promise<unknown>
}

export function implement<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  handle: (context: Context, input: z.output<I>) => Promise<z.input<O> | PreparedAnswer> | z.input<O>,
): Implementation {
  return {
    endpoint,
    async invoke(context, input) {
      assertAccess(endpoint, context.identity)
      const read = endpoint.input.safeParse(input)
      if (!read.success) throw new AppError('invalid_input', describeProblem(read.error))
      // Parsing the answer also drops every field the contract does not name.
      const answer = await handle(context, read.data)
      return answer instanceof PreparedAnswer ? answer : endpoint.output.parse(answer)
    },
  }
}

/** For who must be logged in and is not, or no longer. */
export const noIdentity = () => new AppError('no_identity', 'Your login has expired. Please log in again.')

/** Who may call it at all. */
export function assertAccess(endpoint: Endpoint, identity: Identity | undefined): void {
  if (endpoint.access === 'public') return
  if (!identity) throw noIdentity()
  if (endpoint.access === 'staff' && identity.role !== 'staff')
    throw new AppError('not_allowed', 'Only staff may do this.')
}

function describeProblem(error: z.ZodError): string {
  const issue = error.issues[0]
  if (!issue) return 'The request is not valid.'
  const field = issue.path.join('.')
  return field ? `${field}: ${issue.message}` : issue.message
}

/** The caller of an endpoint whose access is not public. */
export function callerOf(context: Context): Identity {
  if (!context.identity) throw new Error('callerOf needs an endpoint with access buyer or staff')
  return context.identity
}
