import { useState } from 'react'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { shareBom } from '../../saved-bom.contract.ts'
import { useBomWork } from '../result/bom-work.ts'
import { markShared } from './saved-bom-work.ts'

type ShareDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** A read-only share link, which can be revoked. */
export function ShareDialog({ open, onOpenChange }: ShareDialogProps) {
  const { bomId, origin, changed } = useBomWork()
  const [link, setLink] = useState<string>()
  const [closed, setClosed] = useState(false)
  const { busy, refusal, run: share } = useMutation(send)
  const isOpen = origin?.shared ?? false

  async function send(wanted: boolean) {
    if (bomId === undefined) return
    const { key } = await callApi(shareBom, { bomId, shared: wanted })
    setLink(key ? `${window.location.origin}/bomResult?key=${key}` : undefined)
    setClosed(!wanted)
    markShared(wanted)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share this BOM"
      description="Anyone with the link can read the newest saved version with current prices, but not change it."
      footer={<Button onClick={() => onOpenChange(false)}>Done</Button>}
    >
      <div className="grid gap-3">
        {bomId === undefined && (
          <Callout tone="warn">Please save the BOM first: only what is saved can be shared.</Callout>
        )}
        {bomId !== undefined && changed && (
          <Callout tone="warn">Your last changes are not saved, so they are not shared.</Callout>
        )}
        {refusal && <Callout tone="bad">{refusal.message}</Callout>}
        {link && (
          <p className="flex items-center gap-2 rounded-md border border-line bg-wash px-3 py-2">
            <code className="min-w-0 flex-1 text-sm wrap-anywhere">{link}</code>
            <CopyButton text={link} label="Copy the link" />
          </p>
        )}
        {isOpen && !link && <Callout>A link is active. It cannot be shown again; a new link replaces it.</Callout>}
        <div role="status">{closed && <Callout>The link was revoked and no longer works.</Callout>}</div>
        {bomId !== undefined && (
          <p className="flex flex-wrap gap-2">
            <Button variant={link ? 'secondary' : 'primary'} loading={busy} onClick={() => share(true)}>
              {isOpen ? 'Create a new link' : 'Create a link'}
            </Button>
            {isOpen && (
              <Button variant="quiet" disabled={busy} onClick={() => share(false)}>
                Revoke the link
              </Button>
            )}
          </p>
        )}
      </div>
    </Dialog>
  )
}
