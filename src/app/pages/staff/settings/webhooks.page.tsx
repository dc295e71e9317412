import { useState } from 'react'
import type { z } from 'zod'
import { EditWebhook } from '#features/integrations/web/edit-webhook.tsx'
import { ShownOnce } from '#features/integrations/web/shown-once.tsx'
import { WebhookList } from '#features/integrations/web/webhook-list.tsx'
import { webhooks } from '#features/integrations/webhooks.contract.ts'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { SettingsFrame } from './settings-frame.tsx'

export const meta = () => [{ title: 'Webhooks | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(webhooks, {})

/** Webhooks of the shop. */
export default function WebhooksPage({ loaderData: { list } }: { loaderData: z.output<typeof webhooks.output> }) {
  const editable = useCan()('integrations.write')
  const [secret, setSecret] = useState<string>()
  return (
    <SettingsFrame
      title="Webhooks"
      lead="The store posts an event to these addresses as soon as it happens, signed with the secret of the webhook."
      actions={editable && <EditWebhook onMade={setSecret} />}
    >
      {secret && <ShownOnce label="secret" text={secret} onDone={() => setSecret(undefined)} />}
      <WebhookList webhooks={list} editable={editable} />
    </SettingsFrame>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
