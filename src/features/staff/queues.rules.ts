/** The work queues, in the order in which they are shown. */
export const QUEUES = [
  'ship',
  'transfers',
  'quotes',
  'returns',
  'feedback',
  'flagged',
  'misses',
  'lowStock',
  'imports',
  'webhooks',
  'failedJobs',
] as const
export type QueueName = (typeof QUEUES)[number]

interface QueueFacts {
  name: string
  /** Where its items are. */
  to: string
  /** Older than this, it is marked. */
  lateAfterHours: number
}

export const queueFacts: Readonly<Record<QueueName, QueueFacts>> = {
  ship: { name: 'Orders to ship', to: '/staff/orders?status=2&oldest=true', lateAfterHours: 24 },
  transfers: { name: 'Transfers to check', to: '/staff/payments', lateAfterHours: 24 },
  quotes: { name: 'Quotes to write', to: '/staff/quotes?status=received', lateAfterHours: 24 },
  returns: { name: 'Returns to answer', to: '/staff/returns', lateAfterHours: 48 },
  feedback: { name: 'Messages to answer', to: '/staff/messages', lateAfterHours: 48 },
  flagged: { name: 'Flagged orders', to: '/staff/orders?flagged=true', lateAfterHours: 0 },
  misses: { name: 'Searches without result', to: '/staff/searches?days=7', lateAfterHours: Number.POSITIVE_INFINITY },
  lowStock: { name: 'Low stock', to: '/staff/stock', lateAfterHours: Number.POSITIVE_INFINITY },
  imports: { name: 'Imports to check', to: '/staff/imports?state=check', lateAfterHours: 24 },
  webhooks: { name: 'Webhooks turned off', to: '/staff/settings/webhooks', lateAfterHours: 0 },
  failedJobs: { name: 'Failed jobs', to: '/staff/jobs', lateAfterHours: 0 },
}

const HOUR = 3_600_000

export const isLate = (queue: QueueName, oldestAt: string | null, now: number): boolean =>
  oldestAt !== null && now - Date.parse(oldestAt) > queueFacts[queue].lateAfterHours * HOUR

/** "3 d 4 h", "5 h", "12 min": the two largest units, as long as the second matters. */
export function ageText(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h`
  const days = Math.floor(hours / 24)
  return days < 7 && hours % 24 > 0 ? `${days} d ${hours % 24} h` : `${days} d`
}
