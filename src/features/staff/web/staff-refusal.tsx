import type { AppError } from '#shared/app-error.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { STAFF_SECURITY } from './staff-addresses.ts'

/** The server's refusal; with a reload button when the version has changed. */
export function StaffRefusal({ refusal, onReload }: { refusal: AppError | undefined; onReload: () => void }) {
  return (
    <RefusalNote refusal={refusal}>
      {refusal?.reason === 'changed_meanwhile' && (
        <Button size="sm" className="mt-2" onClick={onReload}>
          Show the current state
        </Button>
      )}
      {refusal?.reason === 'factor_required' && (
        <>
          {' '}
          <TextLink to={STAFF_SECURITY}>Your security page</TextLink>
        </>
      )}
    </RefusalNote>
  )
}
