import type { Tx } from '#server/database/connect.ts'
import type { ProviderEvent } from '../provider.ts'

export interface EventKey {
  provider: string
  eventId: string
}

export type EventState = 'received' | 'done' | 'ignored' | 'unassigned'
export type KeptEvent = ProviderEvent & { provider: string; state: EventState }

/** No row when this event is kept already. A concurrent copy waits for the first. */
export const insertEvent = (tx: Tx, provider: string, event: ProviderEvent, body: string) => tx`
  insert into payment_event (provider, event_id, type, payment_no, body, state, outcome, order_no, amount, currency,
    provider_session, provider_payment, message, refund_no, reference)
  values (${provider}, ${event.eventId}, ${event.type}, ${event.paymentNo},
    ${event.outcome === 'other' ? '{}' : body}::text::jsonb, 'received', ${event.outcome}, ${event.orderNo},
    ${event.amount}, ${event.currency}, ${event.session}, ${event.providerPayment}, ${event.message},
    ${event.refundNo}, ${event.reference})
  on conflict (provider, event_id) do nothing
  returning event_id`

/** An event of the version before has no outcome; its effect was taken with it. */
export const findEvent = (tx: Tx, { provider, eventId }: EventKey) => tx<KeptEvent[]>`
  select provider, event_id "eventId", type, payment_no "paymentNo", state, coalesce(outcome, 'other') outcome,
    coalesce(order_no, '') "orderNo", coalesce(amount, 0)::text amount, coalesce(currency, '') currency,
    provider_session session, provider_payment "providerPayment", coalesce(message, '') message,
    coalesce(refund_no, '') "refundNo", reference
  from payment_event where provider = ${provider} and event_id = ${eventId}`

/** Locks the event, unless its effect is taken. */
export const lockReceived = (tx: Tx, { provider, eventId }: EventKey) => tx`
  select event_id from payment_event
  where provider = ${provider} and event_id = ${eventId} and state = 'received' for update`

export const setEventState = (tx: Tx, { provider, eventId }: EventKey, state: EventState) => tx`
  update payment_event set state = ${state}, taken_at = now() where provider = ${provider} and event_id = ${eventId}`
