import { Download } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { saveBlob } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { exportData } from '../../personal-data.contract.ts'
import { Section } from './section.tsx'

const DeleteAccountDialog = lazyPart(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog)

async function download() {
  const text = JSON.stringify(await callApi(exportData, {}), null, 2)
  saveBlob(new Blob([text], { type: 'application/json' }), 'ohmstead-my-data.json')
}

export function OwnDataSection() {
  const [asked, setAsked] = useState<{ open: boolean }>()
  const { busy, run } = useMutation(download, { onRefusal: showError })

  return (
    <Section id="own-data" title="Your data" description="Export it or delete it.">
      <div className="flex flex-wrap gap-2">
        <Button loading={busy} onClick={run}>
          <Download aria-hidden="true" />
          Export my data
        </Button>
        <Button variant="danger" onClick={() => setAsked({ open: true })}>
          Delete my account
        </Button>
      </div>
      {asked && <DeleteAccountDialog open={asked.open} onOpenChange={(open) => setAsked({ open })} />}
    </Section>
  )
}
