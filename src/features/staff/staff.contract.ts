import { z } from 'zod'
import { FactorDuty } from '#features/account/second-factor.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line } from '#shared/text.schema.ts'
import { QUEUES } from './queues.rules.ts'

const When = z.iso.datetime()

export const StaffMe = z.object({
  email: z.string(),
  name: z.string(),
  role: z.string(),
  roleName: z.string(),
  rights: z.array(z.string()),
  secondFactor: FactorDuty,
  /** Currencies of the store, the main one first. */
  currencies: z.array(Currency),
  /** The store is closed to visitors for maintenance. */
  maintenance: z.boolean(),
})
export type StaffMe = z.infer<typeof StaffMe>

export const staffMe = endpoint({
  method: 'GET',
  path: '/api/staff/me',
  access: 'staff',
  right: 'me.read',
  beforeFactor: true,
  summary: 'The signed-in staff account and its rights',
  input: z.object({}),
  output: StaffMe,
})

/** A work queue: count, age and number of the oldest item. */
export const Queue = z.object({
  queue: z.enum(QUEUES),
  count: z.int(),
  /** Counting stopped here; there are more. */
  isLowerBound: z.boolean(),
  oldestAt: When.nullable(),
  /** Number of the oldest item. */
  oldest: z.string(),
})
export type Queue = z.infer<typeof Queue>

export const today = endpoint({
  method: 'GET',
  path: '/api/staff/today',
  access: 'staff',
  right: 'today.read',
  summary: 'The work queues that the role of the caller may see',
  input: z.object({}),
  output: z.object({ queues: z.array(Queue) }),
})

export const FailedJob = z.object({
  failedJobId: z.int(),
  name: z.string(),
  error: z.string(),
  /** Whom the mail was for; empty for other jobs. */
  recipient: z.string(),
  attempts: z.int(),
  failedAt: When,
})
export type FailedJob = z.infer<typeof FailedJob>

/** The items of the queues that have no page of their own. */
export const trouble = endpoint({
  method: 'GET',
  path: '/api/staff/today/trouble',
  access: 'staff',
  right: 'today.read',
  summary: 'Searches without a result, low stock and failed jobs, the most important first',
  input: z.object({}),
  output: z.object({
    misses: z.array(z.object({ query: z.string(), times: z.int() })),
    lowStock: z.array(z.object({ goodsId: z.int(), goodsModel: z.string(), brandName: z.string(), stock: z.int() })),
    failedJobs: z.array(FailedJob),
  }),
})

export const retryFailedJobs = endpoint({
  method: 'POST',
  path: '/api/staff/jobs/retry',
  access: 'staff',
  summary: 'Retry failed jobs',
  input: z.object({ failedJobIds: z.array(z.int().positive()).min(1).max(1000) }),
  /** Fewer than requested when others have retried some. */
  output: z.object({ retriedCount: z.int() }),
})

export const AuditEntry = z.object({
  auditId: z.int(),
  at: When,
  who: z.string(),
  action: z.string(),
  subject: z.string(),
  input: z.record(z.string(), z.unknown()),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  address: z.string(),
  userAgent: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const auditTrail = endpoint({
  method: 'GET',
  path: '/api/staff/audit/list',
  access: 'staff',
  right: 'audit.read',
  summary: 'Changes made by staff, newest first',
  input: z.object({
    /** An order, quote or request number, an e-mail address of the staff, or the address of a computer. */
    keyword: Line(254, 'A search').default(''),
    action: Line(200, 'An action').default(''),
    /** All actions of one part of the back office: `order`, `payment`, `people` … */
    area: z
      .string()
      .regex(/^[a-zA-Z]{0,30}$/, 'This area does not exist.')
      .default(''),
    /** Days in UTC, both included. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    ...pagingFields(50),
  }),
  output: paged(AuditEntry),
})

export const SecurityEntry = z.object({
  eventId: z.int(),
  at: When,
  kind: z.string(),
  accountId: z.int().nullable(),
  /** Of staff: their e-mail address. */
  who: z.string(),
  detail: z.string(),
  address: z.string(),
  network: z.string(),
  userAgent: z.string(),
})
export type SecurityEntry = z.infer<typeof SecurityEntry>

export const securityLog = endpoint({
  method: 'GET',
  path: '/api/staff/security/list',
  access: 'staff',
  right: 'security.read',
  summary: 'Security events with account, time and network, newest first',
  input: z.object({
    kind: Line(40, 'A kind').default(''),
    /** An e-mail address of the staff, the number of an account, or a network. */
    keyword: Line(254, 'A search').default(''),
    ...pagingFields(50),
  }),
  output: paged(SecurityEntry).extend({ kinds: z.array(z.string()) }),
})
