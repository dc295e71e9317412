import { usePrivateFile } from '#features/resource/web/use-private-file.ts'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { formatMoney } from '#web/ui/display/money-format.ts'
import { linkClass } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { acceptTransfer, rejectTransfer } from '../../staff-payment.contract.ts'
import type { StaffTransfer } from './staff-payment.ts'

/** Buttons to accept or reject a transfer. */
export function TransferCheck({ transfer, orderNo, size }: { transfer: StaffTransfer; orderNo: string; size?: 'sm' }) {
  const can = useCan()
  if (transfer.state !== 'sent' || !can('payments.check')) return null
  const { transferNo, payer, amount, currency } = transfer
  const money = formatMoney(amount, currency)
  return (
    <div className="flex flex-wrap gap-2 sm:flex-nowrap sm:justify-end">
      <ActionButton
        label="Accept"
        variant="primary"
        size={size}
        title={`Accept ${money} for ${orderNo}?`}
        description={`Only when ${money} from ${payer} is on our account. The order is paid and can be shipped.`}
        confirm="Payment has arrived"
        done="Transfer accepted. The order is paid."
        send={(entered) => callApi(acceptTransfer, { transferNo, note: entered.text('note') })}
        fields={() => (
          <Field label="Note" hint="For example the bank reference." optional>
            <TextInput name="note" maxLength={500} autoComplete="off" />
          </Field>
        )}
      />
      <ActionButton
        label="Reject"
        size={size}
        variant="danger"
        title={`Reject the transfer for ${orderNo}?`}
        description="The order is unpaid again, and the customer gets an e-mail with your reason."
        confirm="Reject transfer"
        done="Transfer rejected. The customer has been notified."
        check={required({ reason: 'Please enter a reason for the customer' })}
        send={(entered) => callApi(rejectTransfer, { transferNo, reason: entered.text('reason') })}
        fields={(problems) => (
          <Field label="Reason (sent to the customer)" error={problems.reason} required>
            <TextArea name="reason" rows={2} maxLength={500} />
          </Field>
        )}
      />
    </div>
  )
}

/** Accepts several transfers, one after the other; each is in the audit trail. */
export function AcceptChosen({ transfers }: { transfers: StaffTransfer[] }) {
  const can = useCan()
  if (transfers.length === 0 || !can('payments.check')) return null
  const count = transfers.length === 1 ? '1 transfer' : `${transfers.length} transfers`
  return (
    <ActionButton
      label={`Accept ${count}`}
      size="sm"
      variant="primary"
      title={`Accept ${count}?`}
      description={
        <>
          Only when all of this is on our account. The orders are paid and can be shipped.
          {transfers.map(({ transferNo, payer, amount, currency }) => (
            <span key={transferNo} className="block pt-1">
              {formatMoney(amount, currency)} from {payer}
            </span>
          ))}
        </>
      }
      confirm="All have arrived"
      done="Transfers accepted. The orders are paid."
      send={async () => {
        for (const { transferNo } of transfers) await callApi(acceptTransfer, { transferNo })
      }}
    />
  )
}

/** The receipt that the customer sent; it opens in a tab of its own. */
export function ProofLink({ proof }: { proof: string }) {
  const file = usePrivateFile(`/api/common/resource/${proof}`)
  if (file.state === 'loading') return <span className="text-ink-3">Receipt …</span>
  if (file.state === 'failed') return <span className="text-ink-3">The receipt cannot be read</span>
  return (
    <a
      href={file.value}
      target="_blank"
      rel="noopener"
      className={`${linkClass('accent', true)} -my-0.5 inline-block py-0.5`}
    >
      Receipt<span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
