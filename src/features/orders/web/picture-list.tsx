import { ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { isAppError } from '../../../shared/app-error.ts'
import { callApi } from '../../../web/call.ts'
import { buttonClass } from '../../../web/ui/button-class.ts'
import { IconButton } from '../../../web/ui/icon-button.tsx'
import { uploadResource } from '../../resource/resource.contract.ts'
import { MOST_PICTURES } from '../orders.limits.ts'
import { PrivatePicture } from './private-picture.tsx'

/** A picture that has been sent, by its id, under the name its sender knows. */
export interface SentPicture {
  resourceId: string
  fileName: string
}

type PictureListProps = { pictures: readonly SentPicture[]; onChange: (pictures: SentPicture[]) => void }

/** Pictures of what is wrong. Each is sent as soon as it is picked, so that a bad one is told of at once. */
export function PictureList({ pictures, onChange }: PictureListProps) {
  const inputId = useId()
  const problemId = useId()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const free = MOST_PICTURES - pictures.length

  async function send(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target
    const files = [...(input.files ?? [])]
    const sent = [...pictures]
    setBusy(true)
    setProblem(files.length > free ? `At most ${MOST_PICTURES} pictures can be added.` : undefined)
    try {
      for (const file of files.slice(0, free)) {
        // A picker gives a file, which is what travels; the contract names what the server makes of it.
        const { resourceId, fileName } = await callApi(uploadResource, { file: file as never, kind: 'aftersale' })
        sent.push({ resourceId, fileName })
        onChange([...sent])
      }
    } catch (error) {
      if (!isAppError(error)) throw error
      setProblem(error.message)
    } finally {
      input.value = ''
      setBusy(false)
    }
  }

  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm font-medium">
        Pictures <span className="font-normal text-ink-3">(optional; up to {MOST_PICTURES}, 5 MB each)</span>
      </p>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map(({ resourceId, fileName }) => (
            <li key={resourceId} className="relative">
              <PrivatePicture resourceId={resourceId} alt={fileName} />
              <IconButton
                label={`Leave out ${fileName}`}
                variant="secondary"
                size="sm"
                className="absolute! -top-2 -right-2 size-7! rounded-full!"
                onClick={() => onChange(pictures.filter((one) => one.resourceId !== resourceId))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {free > 0 && (
        <label
          htmlFor={inputId}
          className={`${buttonClass({ size: 'sm' })} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2`}
        >
          <ImagePlus aria-hidden="true" />
          {busy ? 'Sending …' : 'Add pictures'}
          <input
            id={inputId}
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            disabled={busy}
            onChange={send}
            aria-describedby={problem ? problemId : undefined}
            className="sr-only"
          />
        </label>
      )}
      <p id={problemId} role="alert" className="text-sm text-bad">
        {problem}
      </p>
    </div>
  )
}
