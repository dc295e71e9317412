import { deleteOldLogins } from '#features/account/server/session/session.service.ts'
import { deleteOldPartChanges } from '#features/catalog/server/part-index/part-index.service.ts'
import { deleteOldFeedback } from '#features/feedback/server/feedback.service.ts'
import { deleteOldEvents } from '#features/integrations/server/webhooks/webhooks.service.ts'
import { anonymiseOldNeeds } from '#features/need/server/need.service.ts'
import { deleteOldStaffNotes } from '#features/orders/server/order-privacy.service.ts'
import { deleteOldPromoViews } from '#features/promo/server/promo.service.ts'
import { anonymiseOldVisitors } from '#features/rfq/server/rfq-privacy.service.ts'
import { deleteOldNotes } from '#features/staff/server/work.service.ts'
import { deleteOldAudit } from '#server/api/audit.ts'
import { deleteOldKeys } from '#server/api/idempotency.ts'
import { deleteOldSecurityEvents } from '#server/api/security-log.ts'
import { deleteFailedJobs } from '#server/jobs/failed-jobs.ts'
import { type JobHandler, recurring } from '#server/jobs/job.ts'
import { deleteDeadTurns } from '#server/limits/machine-places.ts'
import { deleteOldRateLimits } from '#server/limits/rate-limit.ts'

const HOURLY = '17 * * * *'

/** Deletes expired data. How long what is kept: `docs/operations/personal-data.md`. A step that fails holds up no other. */
export const housekeeping: JobHandler = recurring('housekeeping', HOURLY, async ({ sql }) => {
  const failures: unknown[] = []
  for (const deleteExpired of [
    deleteOldKeys,
    deleteOldRateLimits,
    deleteDeadTurns,
    deleteOldLogins,
    deleteOldPromoViews,
    deleteFailedJobs,
    deleteOldEvents,
    deleteOldSecurityEvents,
    deleteOldAudit,
    deleteOldPartChanges,
    deleteOldStaffNotes,
    deleteOldNotes,
    deleteOldFeedback,
    anonymiseOldNeeds,
    anonymiseOldVisitors,
  ]) {
    try {
      await deleteExpired(sql)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('; '))
  if (failures.length > 0) throw failures[0]
})
