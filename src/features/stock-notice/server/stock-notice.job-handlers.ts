import { type JobHandler, recurring } from '#server/jobs/job.ts'
import { confirmationHandler, sendNotices } from './stock-notice.jobs.ts'
import { sendDueNotices } from './stock-notice.service.ts'

/** Polls, because stock changes in many places: imports, returns, edits. */
const EVERY_FIVE_MINUTES = '*/5 * * * *'

export const stockNoticeHandlers = (publicUrl: string): JobHandler[] => [
  confirmationHandler(publicUrl),
  recurring(sendNotices.name, EVERY_FIVE_MINUTES, ({ sql }) => sendDueNotices(sql, publicUrl)),
]
