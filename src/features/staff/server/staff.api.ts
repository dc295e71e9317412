import { callerOf, hasRight, type Implementation, implement } from '#server/api/implement.ts'
import * as contract from '../staff.contract.ts'
import { getMe, listAudit, listSecurityEvents, readQueues, type StaffParts } from './staff.service.ts'

const SHOWN = 10

export const staffApi = ({
  queues,
  listOpenMisses,
  listLowStock,
  listFailedJobs,
  retryFailedJobs,
}: StaffParts): Implementation[] => [
  implement(contract.staffMe, (ctx) => getMe(ctx.sql, callerOf(ctx))),
  implement(contract.today, (ctx) => readQueues(ctx.sql, callerOf(ctx), queues)),
  implement(contract.trouble, async ({ sql, ...ctx }) => {
    const may = (right: string) => hasRight(callerOf({ sql, ...ctx }), right)
    const [misses, lowStock, failedJobs] = await Promise.all([
      may('search.read') ? listOpenMisses(sql, SHOWN) : [],
      may('stock.read') ? listLowStock(sql, SHOWN) : [],
      may('jobs.read') ? listFailedJobs(sql, SHOWN) : [],
    ])
    return {
      misses,
      lowStock,
      failedJobs: failedJobs.map((job) => ({ ...job, failedAt: job.failedAt.toISOString() })),
    }
  }),
  implement(contract.retryFailedJobs, async ({ sql }, { failedJobIds }) => ({
    retriedCount: await retryFailedJobs(sql, failedJobIds),
  })),
  implement(contract.securityLog, (ctx, filters) => listSecurityEvents(ctx.sql, filters)),
  implement(contract.auditTrail, (ctx, input) => listAudit(ctx.sql, input)),
]
