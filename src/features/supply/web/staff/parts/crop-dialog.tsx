import { useState } from 'react'
import { type Crop, WHOLE } from '#features/resource/crop.rules.ts'
import { uploadPartPicture } from '#features/resource/staff-picture.contract.ts'
import { CropFrame } from '#features/resource/web/crop-frame.tsx'
import { cutPicture, usePicture } from '#features/resource/web/cut-picture.ts'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'

/** Goods pages show it up to this size. */
const MAX_SENT_SIDE = 1200

type CropDialogProps = { file: File; onSent: (url: string) => void; onClose: () => void }

/** Cuts a square out of the picture of a part, or takes the whole picture, and uploads it. */
export function CropDialog({ file, onSent, onClose }: CropDialogProps) {
  const picture = usePicture(file)
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const [uncut, setUncut] = useState(false)
  const { busy, run } = useMutation(
    async (bitmap: ImageBitmap) => {
      const sent = uncut ? file : await cutPicture(bitmap, crop, MAX_SENT_SIDE)
      const { url } = await callApi(uploadPartPicture, { file: sent })
      onSent(url)
      notify({ kind: 'success', message: 'Picture uploaded. Save the part to keep it.' })
    },
    { onRefusal: showError },
  )
  const isReady = picture instanceof ImageBitmap
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Picture of the part"
      description="Move the picture until the square shows the part."
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button variant="primary" loading={busy} disabled={!isReady} onClick={() => isReady && run(picture)}>
            Use this picture
          </Button>
        </>
      }
    >
      {isReady && (
        <div className="grid gap-4">
          {!uncut && <CropFrame picture={picture} crop={crop} onChange={setCrop} />}
          <Checkbox
            label="Use the whole picture"
            checked={uncut}
            onChange={(event) => setUncut(event.currentTarget.checked)}
          />
        </div>
      )}
      {picture === 'unreadable' && (
        <Callout tone="bad">This file cannot be read as a picture. Please choose a JPEG, PNG, WebP or GIF.</Callout>
      )}
    </Dialog>
  )
}
