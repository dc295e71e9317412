import { readFeedbackQueue } from '#features/feedback/server/staff-feedback.service.ts'
import { readWebhookQueue } from '#features/integrations/server/webhooks/webhooks.service.ts'
import {
  readFlaggedQueue,
  readReturnsQueue,
  readShipQueue,
} from '#features/orders/server/staff/staff-queues.service.ts'
import { readTransferQueue } from '#features/payment/server/transfers.service.ts'
import { countLowStock, listLowStock } from '#features/purchasing/server/low-stock.service.ts'
import { readQuoteQueue } from '#features/rfq/server/staff-rfq.service.ts'
import { listOpenMisses, readMissQueue } from '#features/search/server/teaching/teaching.service.ts'
import type { StaffParts } from '#features/staff/server/staff.service.ts'
import { readImportQueue } from '#features/supply/server/feeds/feeds.service.ts'
import { listFailedJobs, readFailedJobs, retryFailedJobs } from '#server/jobs/failed-jobs.ts'

/** What waits for staff, feature by feature. */
export const staffParts: StaffParts = {
  queues: [
    { queue: 'ship', right: 'orders.read', read: readShipQueue },
    { queue: 'transfers', right: 'payments.read', read: readTransferQueue },
    { queue: 'quotes', right: 'quotes.read', read: readQuoteQueue },
    { queue: 'returns', right: 'returns.read', read: readReturnsQueue },
    { queue: 'feedback', right: 'feedback.read', read: readFeedbackQueue },
    { queue: 'flagged', right: 'orders.read', read: readFlaggedQueue },
    { queue: 'misses', right: 'search.read', read: readMissQueue },
    { queue: 'lowStock', right: 'stock.read', read: countLowStock },
    { queue: 'imports', right: 'import.read', read: readImportQueue },
    { queue: 'webhooks', right: 'integrations.read', read: readWebhookQueue },
    { queue: 'failedJobs', right: 'jobs.read', read: readFailedJobs },
  ],
  listOpenMisses,
  listLowStock,
  listFailedJobs,
  retryFailedJobs,
}
