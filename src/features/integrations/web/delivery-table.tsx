import { ActionButton } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { type Delivery, resendDelivery } from '../webhooks.contract.ts'

const STATES: Record<Delivery['state'], { name: string; tone: BadgeTone }> = {
  waiting: { name: 'Waiting', tone: 'warn' },
  delivered: { name: 'Delivered', tone: 'good' },
  failed: { name: 'Failed', tone: 'bad' },
}

export function DeliveryTable({ deliveries, editable }: { deliveries: Delivery[]; editable: boolean }) {
  if (deliveries.length === 0) return <p className="text-ink-3">Nothing has been sent yet.</p>
  return (
    <TableFrame caption="Deliveries" stacked>
      <thead>
        <tr>
          <Th>Event</Th>
          <Th>Happened</Th>
          <Th>State</Th>
          <Th>Answer</Th>
          <Th>Attempts</Th>
          <Th>
            <span className="sr-only">Send again</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <Row key={delivery.deliveryId} delivery={delivery} editable={editable} />
        ))}
      </tbody>
    </TableFrame>
  )
}

function Row({ delivery, editable }: { delivery: Delivery; editable: boolean }) {
  const { deliveryId, type, subject, at, state, status, problem, attempts, lastAt } = delivery
  return (
    <tr>
      <Td label="Event" className="py-2!">
        <span className="font-mono text-sm">{type}</span> <span className="text-sm text-ink-2">{subject}</span>
      </Td>
      <Td label="Happened" className="py-2! text-sm whitespace-nowrap">
        <Moment at={at} withTime />
      </Td>
      <Td label="State" className="py-2!">
        <Badge tone={STATES[state].tone}>{STATES[state].name}</Badge>
      </Td>
      <Td label="Answer" className="py-2! text-sm wrap-anywhere">
        {status ?? (problem || '–')}
      </Td>
      <Td label="Attempts" className="py-2! text-sm whitespace-nowrap text-ink-2">
        {attempts}
        {lastAt && (
          <>
            , last <Moment at={lastAt} withTime />
          </>
        )}
      </Td>
      <Td className="py-2!">
        {editable && state !== 'waiting' && (
          <ActionButton
            label="Resend"
            size="sm"
            title="Send this event again?"
            description="It has the same id, so that a receiver can recognise a repeated event."
            done="Queued"
            send={() => callApi(resendDelivery, { deliveryId })}
          />
        )}
      </Td>
    </tr>
  )
}
