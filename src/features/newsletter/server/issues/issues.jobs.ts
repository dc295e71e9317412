import { z } from 'zod'
import { job } from '#server/jobs/job.ts'

/** One batch; it enqueues the next one. */
export const sendBatch = job({ name: 'newsletter.batch', payload: z.object({ issueId: z.int() }) })
