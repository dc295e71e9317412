import { useId } from 'react'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { callOnce } from '#web/call.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Problems } from '#web/use-form.ts'
import type { PurchaseDetail, PurchaseLine } from '../../staff-purchasing.contract.ts'
import { receiveGoods } from '../../staff-receipts.contract.ts'
import { checkArrived, readArrived } from './receive-fields.ts'

/** What has arrived of a purchase order; prefilled with what is open. */
export function ReceiveButton({ order: { purchaseNo, version, lines } }: { order: PurchaseDetail }) {
  const open = lines.filter(({ openCount, goodsId }) => openCount > 0 && goodsId !== null)
  return (
    <ActionButton
      label="Receive goods"
      variant="primary"
      title={`Receive goods of ${purchaseNo}`}
      description="Accepted pieces are added to the stock. Refused pieces stay open until they are replaced or cancelled."
      confirm="Add to stock"
      done="Goods received"
      check={(entered) => checkArrived(open, entered)}
      send={(entered, key) =>
        callOnce(key)(receiveGoods, {
          purchaseNo,
          version,
          warehouse: entered.text('warehouse'),
          note: entered.text('note'),
          mayBeMore: entered.ticked('mayBeMore'),
          lines: readArrived(open, entered),
        })
      }
      fields={(problems) => (
        <>
          {open.map((line) => (
            <ArrivedFields key={line.lineId} line={line} problems={problems} />
          ))}
          <WarehouseField
            names={[...new Set(open.flatMap(({ warehouses }) => warehouses))].sort()}
            problems={problems}
          />
          <Field label="Note" hint="Such as the number of the delivery note" optional>
            <TextArea name="note" rows={2} maxLength={2000} />
          </Field>
          <Checkbox name="mayBeMore" label="Keep what was not ordered" />
        </>
      )}
    />
  )
}

function ArrivedFields({ line, problems }: { line: PurchaseLine; problems: Problems }) {
  const { lineId, model, openCount, backorderedCount } = line
  return (
    <fieldset className="grid gap-2 border-b border-line pb-3">
      <legend className="pb-1 wrap-anywhere">
        <span className="font-mono font-medium">{model}</span>, {formatCount(openCount)} open
      </legend>
      {backorderedCount > 0 && (
        <p className="text-sm text-ink-2">{`${formatCount(backorderedCount)} are for orders that wait for them; they are not added to the free stock.`}</p>
      )}
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-[7rem_7rem_1fr]">
        <Field label="Accepted" error={problems[`count${lineId}`]}>
          <TextInput name={`count${lineId}`} mono inputMode="numeric" autoComplete="off" defaultValue={openCount} />
        </Field>
        <Field label="Refused" error={problems[`refused${lineId}`]}>
          <TextInput name={`refused${lineId}`} mono inputMode="numeric" autoComplete="off" placeholder="0" />
        </Field>
        <Field label="Reason" error={problems[`reason${lineId}`]} className="max-sm:col-span-2">
          <TextInput
            name={`reason${lineId}`}
            maxLength={300}
            autoComplete="off"
            placeholder="Why pieces were refused"
          />
        </Field>
      </div>
    </fieldset>
  )
}

/** Where the goods are put; names that are in use are suggested. */
export function WarehouseField({ names, problems }: { names: readonly string[]; problems: Problems }) {
  const listId = useId()
  return (
    <Field label="Warehouse" hint="Empty if the shop does not keep its stock by warehouse" error={problems.warehouse}>
      <TextInput
        name="warehouse"
        maxLength={60}
        list={listId}
        autoComplete="off"
        defaultValue={names.length === 1 ? names[0] : ''}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  )
}
