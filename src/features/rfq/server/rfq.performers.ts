import { type Performer, perform } from '#server/jobs/job.ts'
import { expireQuotation } from './quote.service.ts'
import { expireQuote } from './rfq.jobs.ts'

export const rfqPerformers = (publicUrl: string): Performer[] => [
  perform(expireQuote, ({ sql }, { enquiryNo }) => expireQuotation(sql, publicUrl, enquiryNo)),
]
