import { useState } from 'react'
import type { z } from 'zod'
import { apiKeys } from '#features/integrations/keys.contract.ts'
import { KeyTable } from '#features/integrations/web/key-table.tsx'
import { NewKey } from '#features/integrations/web/new-key.tsx'
import { ShownOnce } from '#features/integrations/web/shown-once.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { SettingsFrame } from './settings-frame.tsx'

export const meta = () => [{ title: 'API keys | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(apiKeys, {})

/** Keys with which programs of the shop call the back office. */
export default function KeysPage({ loaderData: { list, rights } }: { loaderData: z.output<typeof apiKeys.output> }) {
  const editable = useCan()('integrations.write')
  const [made, setMade] = useState<string>()
  return (
    <SettingsFrame
      title="API keys"
      lead={
        <>
          For programs such as an ERP or a warehouse system. A key is sent as{' '}
          <span className="font-mono text-sm">Authorization: Bearer …</span> with the calls of the{' '}
          <a href="/api/docs" className="text-link underline">
            API description
          </a>
          .
        </>
      }
      actions={editable && <NewKey rights={rights} onMade={setMade} />}
    >
      {made && <ShownOnce label="API key" text={made} onDone={() => setMade(undefined)} />}
      <KeyTable keys={list} editable={editable} />
    </SettingsFrame>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
