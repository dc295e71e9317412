import { handleJob, type JobHandler } from '#server/jobs/job.ts'
import { foldingJob } from '#server/status-counts/status-counts.ts'
import { countedEnquiries } from './counted-enquiries.ts'
import { expireQuotation } from './quote.service.ts'
import { expireQuote } from './rfq.jobs.ts'

export const rfqJobHandlers = (publicUrl: string): JobHandler[] => [
  handleJob(expireQuote, ({ sql }, { enquiryNo }) => expireQuotation(sql, publicUrl, enquiryNo)),
  foldingJob('rfq.counts', countedEnquiries),
]
