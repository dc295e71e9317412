import { Paperclip, X } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { isAppError } from '../../../shared/app-error.ts'
import { callApi } from '../../../web/call.ts'
import { buttonClass } from '../../../web/ui/button-class.ts'
import { IconButton } from '../../../web/ui/icon-button.tsx'
import { uploadResource } from '../../resource/resource.contract.ts'
import { MOST_ATTACHMENTS } from '../enquiry-form.rules.ts'
import { changeDraft, useEnquiryDraft } from './enquiry-draft.ts'

/** Drawings, data sheets, a photo of the part: pictures and PDFs that go along. */
export function AttachmentList() {
  const attachments = useEnquiryDraft((draft) => draft.attachments)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const inputId = useId()
  const problemId = useId()

  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target
    const file = input.files?.[0]
    if (!file) return
    setBusy(true)
    setProblem(undefined)
    try {
      // A picker gives a file, which is what travels; the contract names what the server makes of it.
      const { resourceId, fileName } = await callApi(uploadResource, { file: file as never, kind: 'attachment' })
      changeDraft({ attachments: [...useEnquiryDraft.getState().attachments, { resourceId, fileName }] })
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
        Files <span className="font-normal text-ink-3">(optional; pictures or PDF, up to 5 MB each)</span>
      </p>
      <ul className="grid gap-1">
        {attachments.map((file) => (
          <li key={file.resourceId} className="flex items-center gap-2 text-sm">
            <Paperclip aria-hidden="true" className="size-4 text-ink-3" />
            <span className="wrap-anywhere">{file.fileName}</span>
            <IconButton
              label={`Leave out ${file.fileName}`}
              size="sm"
              onClick={() =>
                changeDraft({ attachments: attachments.filter((one) => one.resourceId !== file.resourceId) })
              }
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {attachments.length < MOST_ATTACHMENTS && (
        <label
          htmlFor={inputId}
          className={`${buttonClass({ size: 'sm' })} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2`}
        >
          {busy ? 'Sending …' : 'Add a file'}
          <input
            id={inputId}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif,application/pdf"
            disabled={busy}
            onChange={upload}
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
