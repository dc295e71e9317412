import { z } from 'zod'
import { job } from '#server/jobs/job.ts'

export const expireQuote = job({ name: 'rfq.expire', payload: z.object({ enquiryNo: z.string() }) })
