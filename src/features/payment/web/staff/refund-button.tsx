import { ActionButton } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callOnce } from '#web/call.ts'
import { formatMoney } from '#web/ui/display/money-format.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { refundOrder } from '../../staff-payment.contract.ts'
import { type RefundableLine, RefundLines, readRefundLines } from './refund-lines.tsx'
import type { StaffPayment } from './staff-payment.ts'

type RefundButtonProps = {
  order: {
    orderNo: string
    totalAmount: string
    amountCurrency: string
    refundedAmount: string
    version?: string | undefined
    /** Absent: only an amount can be given back here. */
    lines?: readonly RefundableLine[] | undefined
  }
  /** What to start from: the whole amount unless given. */
  suggested?: string
  payments?: readonly StaffPayment[]
}

/** Whether there is money of this order that can go back. */
const hasMoney = (payments: readonly StaffPayment[]) =>
  payments.some(
    ({ attempt, transfer }) => attempt?.state === 'paid' || attempt?.state === 'late' || transfer?.state === 'accepted',
  )

const check = (entered: Entered, lines: readonly RefundableLine[]): Problems => ({
  ...(readRefundLines(entered, lines).length === 0 &&
    !/^\d{1,12}(\.\d{1,4})?$/.test(entered.text('amount')) && { amount: 'Please enter an amount such as 12.50' }),
  ...(entered.text('note') === '' && { note: 'Please say what it is for' }),
})

export function RefundButton({ order, suggested, payments }: RefundButtonProps) {
  const can = useCan()
  if (!can('payments.refund') || (payments && !hasMoney(payments))) return null
  const { orderNo, version, amountCurrency: currency, totalAmount, refundedAmount, lines = [] } = order
  return (
    <ActionButton
      label="Refund"
      variant="danger"
      title={`Refund for ${orderNo}`}
      description={`Paid ${formatMoney(totalAmount, currency)}, refunded so far ${formatMoney(refundedAmount, currency)}. A refund cannot be taken back.`}
      confirm="Refund"
      done="Refund recorded. The customer has been notified."
      check={(entered) => check(entered, lines)}
      send={(entered, key) => {
        const pieces = readRefundLines(entered, lines)
        return callOnce(key)(refundOrder, {
          orderNo,
          ...(version && { version }),
          ...(pieces.length > 0 ? { lines: pieces } : { amount: entered.text('amount') }),
          note: entered.text('note'),
        })
      }}
      fields={(problems) => (
        <>
          <Field label={`Amount in ${currency}`} error={problems.amount} required>
            <TextInput
              name="amount"
              mono
              inputMode="decimal"
              autoComplete="off"
              maxLength={17}
              defaultValue={(suggested ?? totalAmount).replace(/0{1,2}$/, '')}
            />
          </Field>
          {lines.length > 0 && <RefundLines lines={lines} />}
          <Field label="What it is for, as the customer reads it" error={problems.note} required>
            <TextArea name="note" rows={2} maxLength={500} />
          </Field>
        </>
      )}
    />
  )
}
