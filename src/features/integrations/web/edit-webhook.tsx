import { ActionButton } from '#features/staff/web/action-button.tsx'
import { callApi } from '#web/call.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { saveWebhook, WEBHOOK_EVENTS, type Webhook, type WebhookEvent } from '../webhooks.contract.ts'

export const eventNames: Readonly<Record<WebhookEvent, string>> = {
  'order.placed': 'Order placed',
  'order.paid': 'Order paid',
  'order.shipped': 'Order shipped',
  'order.cancelled': 'Order cancelled',
  'order.refunded': 'Order refunded',
  'quote.requested': 'Quote requested',
  'stock.changed': 'Stock changed',
}

const chosen = (entered: Entered) => WEBHOOK_EVENTS.filter((event) => entered.ticked(event))

/** A button for a new webhook, or for changing one. */
export function EditWebhook({ webhook, onMade }: { webhook?: Webhook; onMade?: (secret: string) => void }) {
  return (
    <ActionButton
      label={webhook ? 'Change' : 'New webhook'}
      {...(webhook ? { size: 'sm' as const } : { variant: 'primary' as const })}
      title={webhook ? 'Change webhook' : 'New webhook'}
      confirm="Save"
      done="Webhook saved"
      check={(entered) => ({
        ...(!entered.text('address').startsWith('https://') && { address: 'Please begin the address with https://' }),
        ...(chosen(entered).length === 0 && { events: 'Please choose at least one event' }),
      })}
      send={async (entered) => {
        const { secret } = await callApi(saveWebhook, {
          ...(webhook && { webhookId: webhook.webhookId }),
          version: webhook?.version ?? 0,
          address: entered.text('address'),
          events: chosen(entered),
          active: entered.ticked('active'),
        })
        if (secret) onMade?.(secret)
      }}
      fields={(problems) => <WebhookFields webhook={webhook} problems={problems} />}
    />
  )
}

function WebhookFields({ webhook, problems }: { webhook: Webhook | undefined; problems: Problems }) {
  return (
    <>
      <Field label="Address" error={problems.address}>
        <TextInput
          name="address"
          type="url"
          placeholder="https://erp.example.com/ohmstead"
          defaultValue={webhook?.address ?? ''}
          maxLength={500}
        />
      </Field>
      <fieldset className="min-w-0">
        <legend className="pb-1 text-sm font-medium">Events</legend>
        {problems.events && (
          <p role="alert" className="pb-1 text-sm text-bad">
            {problems.events}
          </p>
        )}
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {WEBHOOK_EVENTS.map((event) => (
            <li key={event}>
              <Checkbox
                name={event}
                label={eventNames[event]}
                aside={<span className="font-mono">{event}</span>}
                defaultChecked={webhook?.events.includes(event) ?? false}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <Checkbox name="active" label="Send events" defaultChecked={webhook?.active ?? true} />
    </>
  )
}
