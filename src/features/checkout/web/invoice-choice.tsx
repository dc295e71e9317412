import type { InvoiceTitle } from '#features/account/invoice-title.contract.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'

type InvoiceChoiceProps = {
  titles: InvoiceTitle[]
  chosen: number | undefined
  onChoose: (invoiceTitleId: number | undefined) => void
}

/** An invoice can also be requested later, from the order. */
export function InvoiceChoice({ titles, chosen, onChoose }: InvoiceChoiceProps) {
  return (
    <Field
      label="Invoice"
      optional
      hint={
        titles.length === 0 ? 'Add an invoice title in your data to choose it here.' : 'Issued once the order is paid.'
      }
    >
      <NativeSelect
        name="invoice"
        value={chosen ?? ''}
        disabled={titles.length === 0}
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
  )
}
