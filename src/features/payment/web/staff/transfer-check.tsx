import { isPartOf } from '#features/orders/money.rules.ts'
import { usePrivateFile } from '#features/resource/web/use-private-file.ts'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { isPositive } from '#shared/decimal.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { callApi } from '#web/call.ts'
import { linkClass } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import type { Problems } from '#web/use-form.ts'
import { findShortfall } from '../../proof-form.rules.ts'
import { acceptTransfer, rejectTransfer } from '../../staff-payment.contract.ts'
import type { StaffTransfer } from './staff-payment.ts'
import { BankNote, SettleChoice } from './transfer-fields.tsx'

type TransferCheckProps = {
  transfer: StaffTransfer
  orderNo: string
  /** Of an order on account: what is still to be paid. */
  openAmount: string
  size?: 'sm'
}

/** Buttons to accept or reject a transfer. */
export function TransferCheck({ transfer, orderNo, openAmount, size }: TransferCheckProps) {
  const can = useCan()
  if (transfer.state !== 'sent' || !can('payments.check')) return null
  const { transferNo, payer, amount, currency } = transfer
  const money = formatMoney(amount, currency)
  const isPart = isPositive(openAmount) && isPartOf(amount, openAmount)
  const whatFollows = isPart
    ? `It is a part of ${formatMoney(openAmount, currency)}, which is open.`
    : isPositive(openAmount)
      ? 'The order is paid.'
      : 'The order is paid and can be shipped.'
  return (
    <div className="flex flex-wrap gap-2 sm:flex-nowrap sm:justify-end">
      <ActionButton
        label="Accept"
        variant="primary"
        size={size}
        title={`Accept ${money} for ${orderNo}?`}
        description={`Only when ${money} from ${payer} is on our account. ${whatFollows}`}
        confirm="Payment has arrived"
        done={isPart ? 'Transfer accepted.' : 'Transfer accepted. The order is paid.'}
        check={(entered): Problems => {
          const shortfall = entered.ticked('settle') && findShortfall(amount, openAmount, entered.text('note'))
          return shortfall ? { note: shortfall } : {}
        }}
        send={(entered) =>
          callApi(acceptTransfer, {
            transferNo,
            note: entered.text('note'),
            settle: entered.ticked('settle'),
          })
        }
        fields={(problems) => (
          <>
            {isPart && <SettleChoice />}
            <BankNote problems={problems} />
          </>
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
