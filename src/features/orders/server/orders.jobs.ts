import { z } from 'zod'
import { job } from '#server/jobs/job.ts'

/** Closes an expired unpaid order and returns its stock. */
export const expireOrder = job({ name: 'order.expire', payload: z.object({ orderNo: z.string() }) })

/** Finishes a shipped order without confirmation. */
export const finishOrder = job({ name: 'order.finish', payload: z.object({ orderNo: z.string() }) })
