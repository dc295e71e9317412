import { Paperclip } from 'lucide-react'
import { fetchFile } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { saveBlob } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'

/** Drawings and datasheets that came with a request. */
export function EnquiryFiles({ files }: { files: ReadonlyArray<{ resourceId: string; fileName: string }> }) {
  if (files.length === 0) return null
  const save = (resourceId: string, fileName: string) =>
    fetchFile(`/api/common/resource/${resourceId}`).then((file) => saveBlob(file, fileName), showError)
  return (
    <ul className="-ml-3 pt-2">
      {files.map(({ resourceId, fileName }) => (
        <li key={resourceId}>
          <Button variant="quiet" size="sm" onClick={() => save(resourceId, fileName)} className="max-w-full">
            <Paperclip aria-hidden="true" />
            <span className="truncate">{fileName}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
