import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { StaffRefusal } from '#features/staff/web/staff-refusal.tsx'
import { GuardedForm, useGuardedForm } from '#features/staff/web/work/leave-guard.tsx'
import { CURRENCIES, currencyLabel } from '#shared/money/currencies.ts'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/forms/date-input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { Problems } from '#web/use-form.ts'
import {
  type PurchaseDetail,
  type PurchaseLine,
  type Supplier,
  savePurchaseOrder,
} from '../../staff-purchasing.contract.ts'
import { checkDraft, readDraft } from './draft-lines.ts'
import { DraftActions } from './order-actions.tsx'
import { SupplierField } from './supplier-field.tsx'

type DraftFormProps = { order: PurchaseDetail; suppliers: readonly Supplier[] }

/** A purchase order while it can be changed. */
export function DraftForm({ order, suppliers }: DraftFormProps) {
  const { purchaseNo, version, supplier, currency, note } = order
  const { revalidate } = useRevalidator()
  const [lines, setLines] = useState(order.lines)
  const [changed, setChanged] = useState(false)
  const form = useGuardedForm({
    check: (entered) => checkDraft(lines, entered),
    send: async (entered) => {
      await callApi(savePurchaseOrder, {
        purchaseNo,
        version,
        supplierId: Number(entered.text('supplierId')),
        currency: CURRENCIES.find((one) => one === entered.text('currency')) ?? currency,
        note: entered.text('note'),
        lines: readDraft(lines, entered),
      })
      await revalidate()
      notify({ kind: 'success', message: 'Draft saved' })
    },
  })
  const noteChange = () => {
    form.guard.setChanged(true)
    setChanged(true)
  }
  const remove = (line: PurchaseLine) => {
    setLines(lines.filter((one) => one !== line))
    noteChange()
  }
  const known = suppliers.some(({ supplierId }) => supplierId === supplier.supplierId)
    ? suppliers
    : [{ ...supplier, currency }, ...suppliers]
  return (
    <>
      <GuardedForm guard={form.guard} onSubmit={form.submit} onInput={noteChange} className="grid gap-6">
        <div className="grid gap-4 sm:grid-cols-2">
          <SupplierField suppliers={known} problems={form.problems} chosen={supplier.supplierId} />
          <Field label="Currency">
            <NativeSelect name="currency" defaultValue={currency}>
              {CURRENCIES.map((one) => (
                <option key={one} value={one}>
                  {currencyLabel(one)}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label="Note for the supplier" optional className="sm:col-span-2">
            <TextArea name="note" rows={2} maxLength={2000} defaultValue={note} />
          </Field>
        </div>
        <StaffSection title="Lines">
          {lines.length === 0 ? (
            <p className="text-ink-3">No lines yet. Add part numbers, or choose parts under Low stock.</p>
          ) : (
            <DraftTable lines={lines} problems={form.problems} onRemove={remove} />
          )}
        </StaffSection>
        <div className="grid gap-2">
          <StaffRefusal refusal={form.refusal} onReload={() => void revalidate()} />
          <div>
            <Button type="submit" {...(changed && { variant: 'primary' })} loading={form.busy}>
              Save draft
            </Button>
          </div>
        </div>
      </GuardedForm>
      {changed ? (
        <p className="text-sm text-ink-3">Save the draft to add parts or to send it.</p>
      ) : (
        <DraftActions order={order} />
      )}
    </>
  )
}

type DraftTableProps = { lines: readonly PurchaseLine[]; problems: Problems; onRemove: (line: PurchaseLine) => void }

function DraftTable({ lines, problems, onRemove }: DraftTableProps) {
  return (
    <TableFrame caption="Parts ordered" stacked>
      <thead>
        <tr>
          <Th>Part</Th>
          <Th>Pieces</Th>
          <Th>Cost per piece</Th>
          <Th>Expected</Th>
          <Th nameHidden>Remove</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <DraftRow key={line.lineId} line={line} problems={problems} onRemove={() => onRemove(line)} />
        ))}
      </tbody>
    </TableFrame>
  )
}

type DraftRowProps = { line: PurchaseLine; problems: Problems; onRemove: () => void }

function DraftRow({ line, problems, onRemove }: DraftRowProps) {
  const { lineId, model, brandName, goodsId, count, unitCost, expectedOn } = line
  return (
    <tr>
      <Td className="py-2!">
        <span className="font-mono wrap-anywhere">{model}</span>
        <span className="block text-xs text-ink-3">{brandName}</span>
        {goodsId === null && <span className="block text-xs text-bad">No longer in the catalogue</span>}
      </Td>
      <Td label="Pieces" className="py-2!">
        <Field label={`Pieces of ${model}`} labelHidden error={problems[`count${lineId}`]} className="w-28">
          <TextInput
            name={`count${lineId}`}
            mono
            size="sm"
            inputMode="numeric"
            defaultValue={count}
            autoComplete="off"
          />
        </Field>
      </Td>
      <Td label="Cost per piece" className="py-2!">
        <Field label={`Cost of ${model}`} labelHidden error={problems[`cost${lineId}`]} className="w-28">
          <TextInput
            name={`cost${lineId}`}
            mono
            size="sm"
            inputMode="decimal"
            defaultValue={unitCost}
            autoComplete="off"
          />
        </Field>
      </Td>
      <Td label="Expected" className="py-2!">
        <Field label={`Expected day of ${model}`} labelHidden className="w-40">
          <DateInput name={`expected${lineId}`} size="sm" defaultValue={expectedOn ?? ''} />
        </Field>
      </Td>
      <Td className="py-2! sm:text-right">
        <Button size="sm" onClick={onRemove} aria-label={`Remove ${model}`}>
          Remove
        </Button>
      </Td>
    </tr>
  )
}
