import { join } from 'node:path'
import type { Config } from '../server/config.ts'
import type { Performer } from '../server/jobs/job.ts'
import { mailPerformer } from '../server/mail/mailer.ts'

/** Everything the store does later or again. */
export const jobs = (config: Config): Performer[] => [
  mailPerformer({ smtpUrl: config.smtpUrl, from: config.mailFrom, outbox: join(config.dataDir, 'outbox') }),
]
