import { type RefObject, useEffect, useId, useRef } from 'react'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { type Entered, useForm } from '#web/use-form.ts'
import { userInfo } from '../../account.contract.ts'
import { ENTER } from '../../form.rules.ts'
import { type InvoiceTitle, saveInvoiceTitle } from '../../invoice-title.contract.ts'

const fields = [
  { name: 'taxNumber', label: 'Tax number', most: 40 },
  { name: 'address', label: 'Address', most: 300 },
  { name: 'phone', label: 'Phone', most: 40 },
  { name: 'bankName', label: 'Bank', most: 200 },
  { name: 'bankAccount', label: 'Account number', most: 60 },
] as const

const read = (entered: Entered) => ({
  title: entered.text('title'),
  taxNumber: entered.text('taxNumber'),
  address: entered.text('address'),
  phone: entered.text('phone'),
  bankName: entered.text('bankName'),
  bankAccount: entered.text('bankAccount'),
  isDefault: entered.ticked('isDefault'),
})

type InvoiceTitleDialogProps = {
  /** Left out for a new one. */
  title: InvoiceTitle | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  onSaved: (invoiceTitleId: number) => Promise<void>
}

export function InvoiceTitleDialog({ title, open, onOpenChange, onSaved }: InvoiceTitleDialogProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useCompany(form, open && !title)
  const { problems, refusal, busy, submit } = useForm({
    check: (entered): Record<string, string> => (entered.text('title') === '' ? { title: ENTER } : {}),
    send: async (entered) => {
      const saved = await callApi(saveInvoiceTitle, { ...read(entered), invoiceTitleId: title?.invoiceTitleId })
      notify({ kind: 'success', message: 'Success' })
      onOpenChange(false)
      await onSaved(saved.invoiceTitleId)
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title ? 'Edit the invoice title' : 'Add an invoice title'}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" loading={busy}>
            Save
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <RefusalNote refusal={refusal} className="sm:col-span-2" />
        <Field label="Name on the invoice" required error={problems.title} className="sm:col-span-2">
          <TextInput name="title" maxLength={200} autoComplete="organization" defaultValue={title?.title} />
        </Field>
        {fields.map(({ name, label, most }) => (
          <Field key={name} label={label} optional className={name === 'address' ? 'sm:col-span-2' : undefined}>
            <TextInput name={name} maxLength={most} autoComplete="off" defaultValue={title?.[name]} />
          </Field>
        ))}
        <Checkbox name="isDefault" label="Use this one by default" defaultChecked={title?.isDefault} />
      </form>
    </Dialog>
  )
}

/** A new title begins with the company of the profile. What was typed meanwhile stays. */
function useCompany(form: RefObject<HTMLFormElement | null>, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return
    async function fillIn() {
      const profile = await callApi(userInfo, {}).catch(() => undefined)
      const fill = (name: string, value = '') => {
        const field = form.current?.elements.namedItem(name)
        if (field instanceof HTMLInputElement && field.value === '') field.value = value
      }
      fill('title', profile?.company)
      fill('taxNumber', profile?.taxNumber)
    }
    void fillIn()
  }, [form, isWanted])
}
