import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line } from '#shared/text.schema.ts'
import { FailedJob } from './staff.contract.ts'
import { AssignedTo } from './work.contract.ts'

export const failedJobs = endpoint({
  method: 'GET',
  path: '/api/staff/jobs/list',
  access: 'staff',
  summary: 'Jobs that failed finally, newest first, and how many there are of each name',
  input: z.object({ name: Line(60, 'A name').default(''), assignedTo: AssignedTo, ...pagingFields(25) }),
  output: paged(FailedJob).extend({ names: z.array(z.object({ name: z.string(), count: z.int() })) }),
})
