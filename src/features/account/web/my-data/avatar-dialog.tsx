import { useState } from 'react'
import { type Crop, WHOLE } from '#features/resource/crop.rules.ts'
import { uploadResource } from '#features/resource/resource.contract.ts'
import { CropFrame } from '#features/resource/web/crop-frame.tsx'
import { cutPicture, usePicture } from '#features/resource/web/cut-picture.ts'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { updateUser } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { updateAvatar } from '../../account.contract.ts'

const SENT_SIDE = 512

type AvatarDialogProps = { file: File; open: boolean; onOpenChange: (open: boolean) => void }

/** Cuts a square out of the chosen picture and sends only that. */
export function AvatarDialog({ file, open, onOpenChange }: AvatarDialogProps) {
  const picture = usePicture(file)
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const { busy, run } = useMutation(save, { onRefusal: showError })

  async function save(bitmap: ImageBitmap) {
    const { resourceId } = await callApi(uploadResource, {
      file: await cutPicture(bitmap, crop, SENT_SIDE),
      kind: 'avatar',
    })
    updateUser(await callApi(updateAvatar, { resourceId }))
    notify({ kind: 'success', message: 'Success' })
    onOpenChange(false)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Your picture"
      description="Move the picture to choose what the circle shows."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={!(picture instanceof ImageBitmap)}
            onClick={() => picture instanceof ImageBitmap && run(picture)}
          >
            Use this picture
          </Button>
        </>
      }
    >
      {picture instanceof ImageBitmap && <CropFrame picture={picture} crop={crop} onChange={setCrop} round />}
      {picture === 'unreadable' && (
        <Callout tone="bad">This file cannot be read as a picture. Please choose a JPEG, PNG, WebP or GIF.</Callout>
      )}
    </Dialog>
  )
}
