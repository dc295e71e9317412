import { deleteOldLogins } from '#features/account/server/session/session.service.ts'
import { deleteOldEvents } from '#features/integrations/server/webhooks/webhooks.service.ts'
import { deleteOldPromoViews } from '#features/promo/server/promo.service.ts'
import { deleteOldKeys } from '#server/api/idempotency.ts'
import { deleteFailedJobs } from '#server/jobs/failed-jobs.ts'
import { type JobHandler, recurring } from '#server/jobs/job.ts'
import { deleteOldRateLimits } from '#server/limits/rate-limit.ts'

const HOURLY = '17 * * * *'

/** Deletes expired data. */
export const housekeeping: JobHandler = recurring('housekeeping', HOURLY, async ({ sql }) => {
  for (const deleteExpired of [
    deleteOldKeys,
    deleteOldRateLimits,
    deleteOldLogins,
    deleteOldPromoViews,
    deleteFailedJobs,
    deleteOldEvents,
  ])
    await deleteExpired(sql)
})
