import { readFactorDuty } from '#features/account/server/second-factor/factor-duty.service.ts'
import { getStaffAccount } from '#features/account/server/staff-accounts.service.ts'
import { getShop } from '#features/shop/server/shop.service.ts'
import { hasRight, type Identity } from '#server/api/implement.ts'
import { SECURITY_EVENTS } from '#server/api/security-log.ts'
import type { Db } from '#server/database/connect.ts'
import { offsetOf } from '#shared/paging.ts'
import type { QueueName } from '../queues.rules.ts'
import type { FailedJob, Queue, StaffMe } from '../staff.contract.ts'
import * as queries from './audit.queries.ts'

/** As a feature counts what waits in it. */
export interface QueueState {
  count: number
  oldestAt: Date | null
  oldest: string
  isLowerBound?: boolean
}

/** A queue of some feature; the app lists them all. */
export interface QueueReader {
  queue: QueueName
  right: string
  read: (sql: Db) => Promise<QueueState>
}

/** Lists of other features that the first page shows. */
export interface StaffParts {
  queues: QueueReader[]
  listOpenMisses: (sql: Db, limit: number) => Promise<Array<{ query: string; times: number }>>
  listLowStock: (
    sql: Db,
    limit: number,
  ) => Promise<Array<{ goodsId: number; goodsModel: string; brandName: string; stock: number }>>
  listFailedJobs: (sql: Db, limit: number) => Promise<Array<Omit<FailedJob, 'failedAt'> & { failedAt: Date }>>
  retryFailedJobs: (sql: Db, failedJobIds: number[]) => Promise<number>
}

export async function getMe(sql: Db, { accountId, rights = [] }: Identity): Promise<StaffMe> {
  const [{ email, name, role, roleName }, secondFactor, { settings }] = await Promise.all([
    getStaffAccount(sql, accountId),
    readFactorDuty(sql, accountId),
    getShop(sql),
  ])
  const { currencies, maintenance } = settings
  return { email, name, role, roleName, rights: [...rights], secondFactor, currencies, maintenance: maintenance.on }
}

export async function readQueues(sql: Db, staff: Identity, readers: QueueReader[]): Promise<{ queues: Queue[] }> {
  const queues = await Promise.all(
    readers
      .filter(({ right }) => hasRight(staff, right))
      .map(async ({ queue, read }) => {
        const { count, oldestAt, oldest, isLowerBound = false } = await read(sql)
        return { queue, count, isLowerBound, oldestAt: oldestAt?.toISOString() ?? null, oldest }
      }),
  )
  return { queues }
}

export async function listAudit(
  sql: Db,
  { pageNumber, pageSize, ...filter }: queries.AuditFilter & { pageNumber: number; pageSize: number },
) {
  const [rows, [counted]] = await Promise.all([
    queries.listAudit(sql, filter, pageSize, offsetOf({ pageNumber, pageSize })),
    queries.countAudit(sql, filter),
  ])
  const list = rows.map((row) => ({ ...row, auditId: Number(row.auditId), at: row.at.toISOString() }))
  return { list, totalCount: counted?.count ?? 0 }
}

export async function listSecurityEvents(
  sql: Db,
  { pageNumber, pageSize, ...filter }: queries.SecurityFilter & { pageNumber: number; pageSize: number },
) {
  const [rows, [counted]] = await Promise.all([
    queries.listSecurityEvents(sql, filter, pageSize, offsetOf({ pageNumber, pageSize })),
    queries.countSecurityEvents(sql, filter),
  ])
  const list = rows.map((row) => ({ ...row, eventId: Number(row.eventId), at: row.at.toISOString() }))
  return { list, totalCount: counted?.count ?? 0, kinds: [...SECURITY_EVENTS] }
}
