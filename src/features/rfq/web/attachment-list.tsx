import { Paperclip, X } from 'lucide-react'
import { SendFiles } from '#features/resource/web/send-files.tsx'
import { useLoggedIn } from '#web/session.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MAX_ATTACHMENTS } from '../enquiry-form.rules.ts'
import { addAttachment, leaveOutAttachment, useEnquiryDraft } from './enquiry-draft.ts'

/** Attached files: lists, drawings, datasheets, photos. */
export function AttachmentList() {
  const isLoggedIn = useLoggedIn()
  const attachments = useEnquiryDraft((draft) => draft.attachments)
  return (
    <SendFiles
      kind="attachment"
      label="Files"
      hint={`optional; up to ${MAX_ATTACHMENTS} files, 5 MB each: pictures, PDF, XLSX, CSV${isLoggedIn ? ', ZIP' : ''}`}
      most={MAX_ATTACHMENTS}
      count={attachments.length}
      onSent={addAttachment}
    >
      {attachments.length > 0 && (
        <ul className="grid gap-1">
          {attachments.map(({ resourceId, fileName }) => (
            <li key={resourceId} className="flex items-center gap-2 text-sm">
              <Paperclip aria-hidden="true" className="size-4 text-ink-3" />
              <span className="wrap-anywhere">{fileName}</span>
              <IconButton label={`Remove ${fileName}`} size="sm" onClick={() => leaveOutAttachment(resourceId)}>
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </SendFiles>
  )
}
