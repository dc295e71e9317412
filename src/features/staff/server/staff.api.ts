import { callerOf, hasRight, type Implementation, implement } from '#server/api/implement.ts'
import type { Sql, Tx } from '#server/database/connect.ts'
import * as contract from '../staff.contract.ts'
import { getMe, listAudit, type QueueReader, readQueues } from './staff.service.ts'

/** Lists of other features that the first page shows. */
export interface StaffParts {
  queues: QueueReader[]
  listMisses: (sql: Sql | Tx, limit: number) => Promise<Array<{ query: string; times: number }>>
  listLowStock: (
    sql: Sql | Tx,
    limit: number,
  ) => Promise<Array<{ goodsId: number; goodsModel: string; brandName: string; stock: number }>>
  listFailedJobs: (sql: Sql | Tx, limit: number) => Promise<Array<{ name: string; error: string; failedAt: Date }>>
}

const SHOWN = 10

export const staffApi = ({ queues, listMisses, listLowStock, listFailedJobs }: StaffParts): Implementation[] => [
  implement(contract.staffMe, (ctx) => getMe(ctx.sql, callerOf(ctx))),
  implement(contract.today, (ctx) => readQueues(ctx.sql, callerOf(ctx), queues)),
  implement(contract.trouble, async ({ sql, ...ctx }) => {
    const may = (right: string) => hasRight(callerOf({ sql, ...ctx }), right)
    const [misses, lowStock, failedJobs] = await Promise.all([
      may('search.read') ? listMisses(sql, SHOWN) : [],
      may('stock.read') ? listLowStock(sql, SHOWN) : [],
      may('jobs.read') ? listFailedJobs(sql, SHOWN) : [],
    ])
    return {
      misses,
      lowStock,
      failedJobs: failedJobs.map((job) => ({ ...job, failedAt: job.failedAt.toISOString() })),
    }
  }),
  implement(contract.auditTrail, (ctx, wish) => listAudit(ctx.sql, wish)),
]
