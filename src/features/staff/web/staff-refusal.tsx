import type { AppError } from '#shared/app-error.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'

/** The server's refusal; with a reload button when the version has changed. */
export function StaffRefusal({ refusal, onReload }: { refusal: AppError | undefined; onReload: () => void }) {
  return (
    <RefusalNote refusal={refusal}>
      {refusal?.reason === 'changed_meanwhile' && (
        <Button size="sm" className="mt-2" onClick={onReload}>
          Show the current state
        </Button>
      )}
    </RefusalNote>
  )
}
