import { X } from 'lucide-react'
import type { Dispatch, SetStateAction } from 'react'
import { SendFiles, type SentFile } from '#features/resource/web/send-files.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MAX_PICTURES } from '../orders.limits.ts'
import { PrivatePicture } from './private-picture.tsx'

type PictureListProps = { pictures: readonly SentFile[]; onChange: Dispatch<SetStateAction<SentFile[]>> }

/** Pictures of what is wrong. */
export function PictureList({ pictures, onChange }: PictureListProps) {
  const leaveOut = (resourceId: string) => onChange((all) => all.filter((one) => one.resourceId !== resourceId))
  return (
    <SendFiles
      kind="aftersale"
      label="Pictures"
      hint={`optional; up to ${MAX_PICTURES}, 5 MB each`}
      most={MAX_PICTURES}
      count={pictures.length}
      onSent={(picture) => onChange((all) => [...all, picture])}
    >
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map(({ resourceId, fileName }) => (
            <li key={resourceId} className="relative">
              <PrivatePicture resourceId={resourceId} alt={fileName} />
              <IconButton
                label={`Remove ${fileName}`}
                variant="secondary"
                size="sm"
                className="absolute! -top-2 -right-2 size-7! rounded-full!"
                onClick={() => leaveOut(resourceId)}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </SendFiles>
  )
}
