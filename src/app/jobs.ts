import { join } from 'node:path'
import { accountJobs } from '#features/account/server/account.jobs.ts'
import { figureJobs } from '#features/figures/server/fold.service.ts'
import { endingKeysHandler } from '#features/integrations/server/keys/keys.job-handlers.ts'
import { webhookHandler } from '#features/integrations/server/webhooks/deliver.job-handlers.ts'
import { stockEventsHandler } from '#features/integrations/server/webhooks/stock-events.job-handlers.ts'
import { newsletterJobs } from '#features/newsletter/server/issues/issues.service.ts'
import { subscriberJobs } from '#features/newsletter/server/newsletter.jobs.ts'
import { orderJobHandlers } from '#features/orders/server/orders.job-handlers.ts'
import { reconcileHandler } from '#features/payment/server/card-payment.service.ts'
import { comparisonJobs } from '#features/payment/server/comparison/compare-day.service.ts'
import { retakeHandler } from '#features/payment/server/events/webhooks.service.ts'
import { createProviders } from '#features/payment/server/providers.service.ts'
import { refundHandler } from '#features/payment/server/refunds.service.ts'
import { unassignedRefundHandler } from '#features/payment/server/unassigned/refund-unassigned.service.ts'
import { outsidePictureHandlers } from '#features/pictures/server/outside/fetch.job-handlers.ts'
import { resourceJobs } from '#features/resource/server/discard.jobs.ts'
import { rfqJobHandlers } from '#features/rfq/server/rfq.job-handlers.ts'
import { getServiceEmail } from '#features/shop/server/shop.service.ts'
import { getMailSender } from '#features/shop/server/shop-mail.service.ts'
import { stockNoticeHandlers } from '#features/stock-notice/server/stock-notice.job-handlers.ts'
import { feedsHandler } from '#features/supply/server/feeds/feeds.job-handlers.ts'
import { importFilesHandler } from '#features/supply/server/import-files.job-handlers.ts'
import type { Config } from '#server/config.ts'
import { pendingEntriesHandler } from '#server/database/pending-entries.ts'
import { external, type JobHandler } from '#server/jobs/job.ts'
import { mailHandler } from '#server/mail/mailer.ts'
import { publicUrlOf } from '#server/public-url.ts'
import { servicesOf } from './app-services.ts'
import { supplySettings } from './commands/launch-import.ts'
import { discardPictures } from './startup/discard-pictures.ts'
import { housekeeping } from './startup/housekeeping.ts'
import { startContentHandler } from './startup/start-content.ts'

/** All jobs and recurring tasks. */
export function jobs(config: Config, databaseUrl = config.databaseUrl ?? ''): JobHandler[] {
  const orderSettings = { publicUrl: publicUrlOf(config), unpaid: config.unpaid }
  const services = servicesOf(config)
  const providers = createProviders({ stripe: config.stripe, sandbox: config.demo })
  return [
    mailHandler({
      smtpUrl: config.smtpUrl,
      from: (sql) => getMailSender(sql, config.mailFrom),
      outbox: join(config.dataDir, 'outbox'),
    }),
    ...accountJobs(publicUrlOf(config)),
    ...orderJobHandlers(orderSettings, getServiceEmail),
    external(refundHandler(providers)),
    unassignedRefundHandler(providers),
    reconcileHandler(providers, orderSettings),
    retakeHandler(orderSettings),
    ...comparisonJobs(providers),
    ...subscriberJobs(publicUrlOf(config)),
    ...newsletterJobs(publicUrlOf(config)),
    ...rfqJobHandlers(publicUrlOf(config)),
    ...resourceJobs(services.files),
    startContentHandler(config, databaseUrl),
    importFilesHandler(join(config.dataDir, 'imports')),
    ...stockNoticeHandlers(publicUrlOf(config)),
    ...figureJobs,
    feedsHandler(supplySettings({ ...config, databaseUrl: databaseUrl || config.databaseUrl })),
    ...outsidePictureHandlers(services),
    endingKeysHandler(publicUrlOf(config)),
    webhookHandler(services),
    stockEventsHandler,
    housekeeping,
    pendingEntriesHandler,
    discardPictures,
  ]
}
