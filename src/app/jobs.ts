import { join } from 'node:path'
import { accountJobs } from '#features/account/server/account.job.ts'
import { orderPerformers } from '#features/orders/server/order-performers.ts'
import { createProviders } from '#features/payment/server/providers.ts'
import { refundPerformer } from '#features/payment/server/refunds.service.ts'
import { resourceJobs } from '#features/resource/server/discard.job.ts'
import { rfqPerformers } from '#features/rfq/server/rfq.performers.ts'
import { getServiceEmail } from '#features/shop/server/shop.service.ts'
import { getMailSender } from '#features/shop/server/shop-mail.service.ts'
import { type Config, publicUrlOf } from '#server/config.ts'
import type { Performer } from '#server/jobs/job.ts'
import { mailPerformer } from '#server/mail/mailer.ts'
import { startContentPerformer } from './start-content.ts'
import { surroundingsOf } from './surroundings.ts'

/** Everything the store does later or again. */
export const jobs = (config: Config, databaseUrl = config.databaseUrl ?? ''): Performer[] => [
  mailPerformer({
    smtpUrl: config.smtpUrl,
    from: (sql) => getMailSender(sql, config.mailFrom),
    outbox: join(config.dataDir, 'outbox'),
  }),
  ...accountJobs(publicUrlOf(config)),
  ...orderPerformers({ publicUrl: publicUrlOf(config), unpaid: config.unpaid }, getServiceEmail),
  refundPerformer(createProviders({ stripe: config.stripe, sandbox: config.demo }), getServiceEmail),
  ...rfqPerformers(publicUrlOf(config)),
  ...resourceJobs(surroundingsOf(config).files),
  startContentPerformer(config, databaseUrl),
]
