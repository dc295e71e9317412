import { type SubmitEvent, useId, useState } from 'react'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { applyForInvoice, type OrderDetail } from '../orders.contract.ts'
import { InvoiceTitleChoice } from './invoice-title-choice.tsx'

type InvoiceDialogProps = {
  orderNo: string
  /** The previous request. */
  invoice: OrderDetail['invoice']
  open: boolean
  onOpenChange: (open: boolean) => void
  onChanged: () => Promise<void>
}

/** On whose name, and in which form. */
export function InvoiceDialog({ orderNo, invoice, open, onOpenChange, onChanged }: InvoiceDialogProps) {
  const id = useId()
  const [invoiceTitleId, setInvoiceTitleId] = useState<number>()
  const [forms, setForms] = useState({
    electronicInvoice: invoice?.electronicInvoice ?? true,
    paperInvoice: invoice?.paperInvoice ?? false,
  })
  const [problem, setProblem] = useState<'title' | 'form'>()
  const { busy, refusal, run } = useMutation(apply)

  async function apply(titleId: number) {
    await callApi(applyForInvoice, { orderNo, invoiceTitleId: titleId, ...forms })
    onOpenChange(false)
    notify({ kind: 'success', message: 'The application for invoicing is successful' })
    await onChanged()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const noForm = !forms.electronicInvoice && !forms.paperInvoice
    setProblem(!invoiceTitleId ? 'title' : noForm ? 'form' : undefined)
    if (invoiceTitleId && !noForm) return run(invoiceTitleId)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Apply for an invoice"
      description="It is issued once the order is paid, and cannot be changed afterwards."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" loading={busy}>
            Apply
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <InvoiceTitleChoice
          chosen={invoiceTitleId}
          onChoose={setInvoiceTitleId}
          error={problem === 'title' && 'Please choose or add an invoice title'}
        />
        <form id={id} noValidate onSubmit={submit}>
          <ChoiceGroup legend="Form" error={problem === 'form' && 'Please choose an electronic or a paper invoice'}>
            <Checkbox
              label="Electronic invoice"
              checked={forms.electronicInvoice}
              onChange={(event) => setForms({ ...forms, electronicInvoice: event.target.checked })}
            />
            <Checkbox
              label="Paper invoice"
              checked={forms.paperInvoice}
              onChange={(event) => setForms({ ...forms, paperInvoice: event.target.checked })}
            />
          </ChoiceGroup>
        </form>
        <RefusalNote refusal={refusal} />
      </div>
    </Dialog>
  )
}
