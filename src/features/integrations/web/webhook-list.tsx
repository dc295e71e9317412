import { ActionButton } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { removeWebhook, testWebhook, type Webhook } from '../webhooks.contract.ts'
import { EditWebhook, eventNames } from './edit-webhook.tsx'

export function WebhookList({ webhooks, editable }: { webhooks: Webhook[]; editable: boolean }) {
  if (webhooks.length === 0) return <p className="text-ink-3">No webhooks yet.</p>
  return (
    <ul className="grid gap-4">
      {webhooks.map((webhook) => (
        <li key={webhook.webhookId} className="grid gap-3 rounded-lg border border-line p-4">
          <Facts webhook={webhook} />
          {webhook.disabledAt && (
            <Callout tone="bad">
              Turned off on <Moment at={webhook.disabledAt} withTime />, because its deliveries failed repeatedly. When
              the receiver works again, click Change and select “Send events”; then resend missed events.
            </Callout>
          )}
          <div className="flex flex-wrap gap-2">
            <ButtonLink size="sm" to={`/staff/settings/webhooks/${webhook.webhookId}`}>
              Deliveries
            </ButtonLink>
            {editable && <Actions webhook={webhook} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Facts({ webhook: { address, events, active, lastAt, lastStatus, waitingCount } }: { webhook: Webhook }) {
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-mono text-sm wrap-anywhere">{address}</span>
        {active ? <Badge tone="good">On</Badge> : <Badge>Off</Badge>}
        {waitingCount > 0 && <Badge tone="warn">{waitingCount} waiting</Badge>}
      </p>
      <p className="text-sm text-ink-2">{events.map((event) => eventNames[event]).join(', ')}</p>
      <p className="text-sm text-ink-3">
        {lastAt ? (
          <>
            Last delivery <Moment at={lastAt} withTime />: {lastStatus ?? 'no answer'}
          </>
        ) : (
          'Nothing delivered yet'
        )}
      </p>
    </div>
  )
}

function Actions({ webhook }: { webhook: Webhook }) {
  const { webhookId, version, active } = webhook
  return (
    <>
      {active && (
        <ActionButton
          label="Send test"
          size="sm"
          title="Send a test event?"
          description="An event of the type “test” is sent to the address. Its answer appears in the deliveries."
          confirm="Send"
          done="Test queued"
          send={() => callApi(testWebhook, { webhookId })}
        />
      )}
      <EditWebhook webhook={webhook} />
      <ActionButton
        label="Remove"
        size="sm"
        title="Remove this webhook?"
        description="No more events are sent, and its list of deliveries is deleted."
        done="Webhook removed"
        send={() => callApi(removeWebhook, { webhookId, version })}
      />
    </>
  )
}
