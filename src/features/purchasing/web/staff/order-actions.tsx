import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { DateInput } from '#web/ui/forms/date-input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { isUnderWay } from '../../purchasing.rules.ts'
import {
  addPurchaseLines,
  cancelPurchase,
  changeExpected,
  type PurchaseDetail,
  purchaseDocument,
  sendPurchaseOrder,
} from '../../staff-purchasing.contract.ts'
import { ReceiveButton } from './receive-button.tsx'

/** What can be done with an order in its status. */
export function OrderActions({ order }: { order: PurchaseDetail }) {
  const can = useCan()
  const { status } = order
  const mayWrite = can('purchasing.write')
  return (
    <>
      {mayWrite && <DocumentButton order={order} kind="pdf" />}
      {mayWrite && <DocumentButton order={order} kind="csv" />}
      {mayWrite && (status === 'draft' || isUnderWay(status)) && <CancelButton order={order} />}
      {mayWrite && isUnderWay(status) && <ExpectedButton order={order} />}
      {can('purchasing.receive') && isUnderWay(status) && <ReceiveButton order={order} />}
    </>
  )
}

function DocumentButton({ order: { purchaseNo }, kind }: { order: PurchaseDetail; kind: 'pdf' | 'csv' }) {
  const { busy, run } = useMutation(() => saveFile(purchaseDocument, { purchaseNo, kind }, `${purchaseNo}.${kind}`), {
    onRefusal: showError,
  })
  return (
    <Button loading={busy} onClick={run}>
      {kind.toUpperCase()}
    </Button>
  )
}

function CancelButton({ order: { purchaseNo, version, status } }: { order: PurchaseDetail }) {
  return (
    <ActionButton
      label={status === 'draft' ? 'Discard draft' : 'Cancel open pieces'}
      title={status === 'draft' ? `Discard ${purchaseNo}?` : `Cancel all open pieces of ${purchaseNo}?`}
      description={
        status === 'draft'
          ? 'It stays in the list as cancelled.'
          : 'They are no longer expected. What was received stays. The supplier is not told.'
      }
      variant="danger"
      done="Cancelled"
      send={() => callApi(cancelPurchase, { purchaseNo, version })}
    />
  )
}

/** Of a draft that is saved: what is not would be lost, or not be sent. */
export function DraftActions({ order }: { order: PurchaseDetail }) {
  return (
    <div className="flex flex-wrap gap-2">
      <AddLinesButton order={order} />
      {order.lines.length > 0 && <SendButton order={order} />}
    </div>
  )
}

function AddLinesButton({ order: { purchaseNo, version } }: { order: PurchaseDetail }) {
  return (
    <ActionButton
      label="Add parts"
      title="Add parts"
      confirm="Add"
      done="Parts added"
      check={required({ text: 'Please enter a part number' })}
      send={(entered) => callApi(addPurchaseLines, { purchaseNo, version, text: entered.text('text') })}
      fields={(problems) => (
        <Field
          label="Parts"
          hint="One a line: number, pieces, cost, manufacturer. Such as LM358DR 500 0.12"
          error={problems.text}
          required
        >
          <TextArea name="text" rows={6} />
        </Field>
      )}
    />
  )
}

function SendButton({ order: { purchaseNo, version, supplier } }: { order: PurchaseDetail }) {
  return (
    <ActionButton
      label="Send"
      variant="primary"
      title={`Send ${purchaseNo} to ${supplier.name}`}
      description="Its pieces are on order from now on. Afterwards only expected days can be changed, and open pieces cancelled."
      done="Purchase order sent"
      send={(entered) => callApi(sendPurchaseOrder, { purchaseNo, version, mail: entered.ticked('mail') })}
      fields={() =>
        supplier.email === '' ? (
          <p className="text-sm text-ink-2">The supplier has no e-mail address: please send the PDF yourself.</p>
        ) : (
          <Checkbox name="mail" defaultChecked label={`Mail it as PDF to ${supplier.email}`} />
        )
      }
    />
  )
}

function ExpectedButton({ order: { purchaseNo, version, lines } }: { order: PurchaseDetail }) {
  const open = lines.filter(({ openCount }) => openCount > 0)
  return (
    <ActionButton
      label="Expected days"
      title="When are the goods expected?"
      description="Buyers see these days where the shop shows them. Empty: not known."
      confirm="Save"
      done="Days saved"
      send={(entered) =>
        callApi(changeExpected, {
          purchaseNo,
          version,
          lines: open.map(({ lineId }) => ({ lineId, expectedOn: entered.text(`expected${lineId}`) || null })),
        })
      }
      fields={() =>
        open.map(({ lineId, model, openCount, expectedOn }) => (
          <Field key={lineId} label={`${model}, ${openCount} open`}>
            <DateInput name={`expected${lineId}`} defaultValue={expectedOn ?? ''} />
          </Field>
        ))
      }
    />
  )
}
