import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { useFeedbackForm } from './use-feedback-form.ts'

export function FeedbackDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const form = useFeedbackForm(() => onOpenChange(false))
  const formId = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Feedback"
      description="A question, a suggestion or a complaint: our team reads every message and replies by e-mail."
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={form.busy}>
            Send
          </Button>
        </>
      }
    >
      <FeedbackForm id={formId} form={form} />
    </Dialog>
  )
}
