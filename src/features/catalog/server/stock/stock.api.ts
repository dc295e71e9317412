import { readAssignee } from '#features/staff/assignee.rules.ts'
import { callerOf, implement } from '#server/api/implement.ts'
import { lowStock } from '../../stock/staff-stock.contract.ts'
import { listLowStockPage } from './low-stock.service.ts'

export const stockApi = [
  implement(lowStock, (ctx, { assignedTo, ...input }) =>
    listLowStockPage(ctx.sql, { ...input, assignee: readAssignee(assignedTo, callerOf(ctx).accountId) }),
  ),
]
