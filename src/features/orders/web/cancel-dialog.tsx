import { type SubmitEvent, useId, useState } from 'react'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { cancelOrder } from '../orders.contract.ts'
import { CANCEL_REASONS } from '../orders.limits.ts'
import { reloadIfChanged } from './reload-if-changed.ts'

type CancelDialogProps = {
  orderNo: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onChanged: () => Promise<void>
}

/** Asks why, then cancels. */
export function CancelDialog({ orderNo, open, onOpenChange, onChanged }: CancelDialogProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { busy, refusal, run } = useMutation(cancel)

  async function cancel(fullReason: string) {
    await callApi(cancelOrder, { orderNo, reason: fullReason }).catch(reloadIfChanged(onChanged))
    onOpenChange(false)
    notify({ kind: 'success', message: 'The order has been successfully cancelled' })
    await onChanged()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const words = String(new FormData(form).get('words') ?? '').trim()
    const fullReason = reason === 'Other' ? words : [reason, words].filter(Boolean).join(': ')
    setMissing(fullReason === '')
    if (fullReason === '') return form.querySelector<HTMLElement>(reason === 'Other' ? 'textarea' : 'input')?.focus()
    return run(fullReason)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel an order"
      description={
        <>
          Why are you cancelling <span className="font-mono">{orderNo}</span>? Its parts return to stock.
        </>
      }
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Keep the order</Button>
          <Button type="submit" form={id} variant="danger" loading={busy}>
            Cancel the order
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        <RadioGroup
          legend="Reason"
          options={CANCEL_REASONS.map((one) => ({ value: one, label: one }))}
          value={reason}
          onValueChange={(next: string) => setReason(next)}
          error={missing && reason !== 'Other' && 'Please choose a reason'}
        />
        <Field
          label="In your own words"
          optional={reason !== 'Other'}
          error={missing && reason === 'Other' && 'Please enter the reason'}
        >
          <TextArea name="words" rows={2} maxLength={400} />
        </Field>
        <RefusalNote refusal={refusal} />
      </form>
    </Dialog>
  )
}
