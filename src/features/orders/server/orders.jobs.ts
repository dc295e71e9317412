import { z } from 'zod'
import { job } from '#server/jobs/job.ts'

/** An unpaid order gives its stock back when its time is over. */
export const expireOrder = job({ name: 'order.expire', payload: z.object({ orderNo: z.string() }) })

/** A shipped order that nobody confirms is finished in the end. */
export const finishOrder = job({ name: 'order.finish', payload: z.object({ orderNo: z.string() }) })
