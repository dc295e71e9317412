import { type ReactNode, useState } from 'react'
import { lazyPart } from '#web/lazy-part.tsx'

const FeedbackDialog = lazyPart(async () => (await import('./feedback-dialog.tsx')).FeedbackDialog)

/** Opens the dialog, which is loaded lazily and then stays mounted, to keep a draft. */
export function FeedbackButton({ className, children }: { className: string; children: ReactNode }) {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        {children}
      </button>
      {open !== undefined && <FeedbackDialog open={open} onOpenChange={setOpen} />}
    </>
  )
}
