import { MAX_LABEL_LENGTH } from '#features/catalog/line-labels.rules.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useForm } from '#web/use-form.ts'
import type { CartLine } from '../cart.contract.ts'
import { lineName } from '../cart.rules.ts'
import { saveLabels } from './cart-changes.ts'

type LabelsDialogProps = { line: CartLine; onClose: () => void }

/** What the buyer calls a line; it is printed on the order, the invoice and the packing list. */
export function LabelsDialog({ line, onClose }: LabelsDialogProps) {
  const { busy, refusal, submit } = useForm({
    check: () => ({}),
    send: async (entered) => {
      await saveLabels(line, { ownNumber: entered.text('ownNumber'), customerRef: entered.text('customerRef') })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Your part number and reference"
      description={`For ${lineName(line)}. They are printed on the order, the invoice and the packing list.`}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <RefusalNote refusal={refusal} />
        <Field label="Your part number">
          <TextInput
            name="ownNumber"
            mono
            autoComplete="off"
            maxLength={MAX_LABEL_LENGTH}
            defaultValue={line.ownNumber}
          />
        </Field>
        <Field label="Your reference">
          <TextInput
            name="customerRef"
            autoComplete="off"
            maxLength={MAX_LABEL_LENGTH}
            defaultValue={line.customerRef}
          />
        </Field>
        <p className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={busy}>
            Save
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
