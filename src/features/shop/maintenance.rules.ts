import type { Maintenance } from './shop.contract.ts'

const DEFAULT_MESSAGE = 'We are working on our store. Please come back a little later.'
/** When programs ask again, while nobody knows when the store opens. */
const RETRY_SECONDS = 120

export type MaintenanceNotice = Pick<Maintenance, 'message' | 'until'>

export const messageOf = ({ message }: MaintenanceNotice): string => message || DEFAULT_MESSAGE

/** When the store is expected to open; undefined when nobody has said so, or that time has passed. */
export function expectedAt({ until }: MaintenanceNotice, now: Date): Date | undefined {
  const at = until === null ? undefined : new Date(until)
  return at && at > now ? at : undefined
}

/** For the header Retry-After. */
export function retryAfterSeconds(notice: MaintenanceNotice, now: Date): number {
  const at = expectedAt(notice, now)
  return at ? Math.max(RETRY_SECONDS, Math.ceil((at.getTime() - now.getTime()) / 1000)) : RETRY_SECONDS
}
