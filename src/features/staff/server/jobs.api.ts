import { callerOf, implement } from '#server/api/implement.ts'
import { readAssignee } from '../assignee.rules.ts'
import { failedJobs } from '../staff-jobs.contract.ts'
import { listFailedJobs } from './jobs.service.ts'

export const jobsApi = [
  implement(failedJobs, (ctx, { assignedTo, ...input }) =>
    listFailedJobs(ctx.sql, { ...input, assignee: readAssignee(assignedTo, callerOf(ctx).accountId) }),
  ),
]
