import { z } from 'zod'
import { job } from '#server/jobs/job.ts'

/** One batch; it asks for the next one itself. */
export const sendBatch = job({ name: 'newsletter.batch', payload: z.object({ issueId: z.int() }) })
