import type { Db, Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { titleOfEvent } from '../order-events.rules.ts'
import { getOrder, lockOrder } from './order-changes.service.ts'
import * as queries from './order-reading.queries.ts'

/**
 * Refuses a change that was made from an older version, with a description of what happened since. Locks the
 * order until the change. Callers without a version (scripts) are not checked.
 */
export async function assertUnchanged(tx: Tx, orderNo: string, version: string | undefined): Promise<void> {
  if (version === undefined) return
  const { orderId } = await lockOrder(tx, orderNo)
  const [now] = await queries.findVersion(tx, orderId)
  if (now?.version === version) return
  const [eventId = '0', actionId = '0'] = version.split('.')
  const changes = await queries.listChangesSince(tx, orderId, eventId, actionId)
  const description = changes.map(({ who, action }) => `${titleOfEvent(action)} (${who})`).join(', ')
  throw new AppError(
    'changed_meanwhile',
    `Order ${orderNo} has changed since you opened it${description && `: ${description}`}.`,
  )
}

/** What the audit trail keeps of an order before and after a change. */
export async function snapshotOrder(sql: Db, orderNo: string) {
  const { status, flagged, refundedAmount, payMethod, openAmount } = await getOrder(sql, orderNo)
  return { status, flagged, refundedAmount, ...(payMethod === 'account' && { openAmount }) }
}
