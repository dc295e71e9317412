import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { InvoiceTitle } from '#features/account/invoice-title.contract.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'

const InvoiceTitleDialog = lazyPart(
  async () => (await import('#features/account/web/my-data/invoice-title-dialog.tsx')).InvoiceTitleDialog,
)

type InvoiceChoiceProps = {
  titles: InvoiceTitle[]
  chosen: number | undefined
  onChoose: (invoiceTitleId: number | undefined) => void
  /** Called when a title was added. */
  onChanged: () => Promise<void>
  isOnAccount: boolean
}

/** An invoice can also be requested later, from the order. A title can be added on the spot. */
export function InvoiceChoice({ titles, chosen, onChoose, onChanged, isOnAccount }: InvoiceChoiceProps) {
  const [adding, setAdding] = useState<{ time: number; open: boolean }>()
  return (
    <div className="grid content-start justify-items-start gap-2">
      <Field
        label="Invoice"
        optional
        hint={isOnAccount ? 'Issued when the order is shipped.' : 'Issued once the order is paid.'}
        className="w-full"
      >
        <NativeSelect
          name="invoice"
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value ? Number(event.target.value) : undefined)}
        >
          <option value="">No invoice now</option>
          {titles.map((title) => (
            <option key={title.invoiceTitleId} value={title.invoiceTitleId}>
              {title.title}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Button size="sm" variant="quiet" onClick={() => setAdding({ time: (adding?.time ?? 0) + 1, open: true })}>
        <Plus aria-hidden="true" />
        Add an invoice title
      </Button>
      {adding && (
        <InvoiceTitleDialog
          key={adding.time}
          title={undefined}
          open={adding.open}
          onOpenChange={(open) => setAdding({ ...adding, open })}
          onSaved={(invoiceTitleId) => onChanged().then(() => onChoose(invoiceTitleId))}
        />
      )}
    </div>
  )
}
