import { inCents } from '#features/orders/money.rules.ts'
import { ORDER_STATUS } from '#features/orders/order-status.rules.ts'
import type { OrderDetail } from '#features/orders/orders.contract.ts'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { isPositive } from '#shared/decimal.ts'
import { callApi } from '#web/call.ts'
import { today } from '#web/today.ts'
import { DateInput } from '#web/ui/forms/date-input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { findProofProblems, findShortfall } from '../../proof-form.rules.ts'
import { recordTransfer } from '../../staff-payment.contract.ts'

type RecordTransferProps = { order: OrderDetail }

/** For a transfer that is on the account, and that the customer has sent no proof of. */
export function RecordTransfer({ order }: RecordTransferProps) {
  const can = useCan()
  const isOpen = isPositive(order.account?.openAmount ?? '0')
  if ((order.status !== ORDER_STATUS.unpaid && !isOpen) || !can('payments.check')) return null
  const { orderNo, amountCurrency, invoice, billAddress } = order
  const totalAmount = (isOpen && order.account?.openAmount) || order.totalAmount
  const payer = invoice?.title || billAddress.company || `${billAddress.firstName} ${billAddress.lastName}`
  return (
    <ActionButton
      label="Record payment"
      title={`Record a payment for ${orderNo}`}
      description={`For money that is on your account. The order is paid${isOpen ? '' : ' and can be shipped'}, and the customer gets an e-mail.`}
      confirm="Payment has arrived"
      done="Payment recorded. The order is paid."
      check={(entered) => {
        const [payer, amount, transferDate] = [
          entered.text('payer'),
          entered.text('amount'),
          entered.text('transferDate'),
        ]
        const problems = findProofProblems({ payer, amount, transferDate, hasProof: true }, today())
        const note = problems.amount ? undefined : findShortfall(amount, totalAmount, entered.text('note'))
        return { ...problems, ...(note && { note }) }
      }}
      send={(entered) =>
        callApi(recordTransfer, {
          orderNo,
          payer: entered.text('payer'),
          amount: entered.text('amount'),
          transferDate: entered.text('transferDate'),
          note: entered.text('note'),
        })
      }
      fields={(problems) => (
        <>
          <Field label="Paid by" error={problems.payer} required>
            <TextInput name="payer" maxLength={120} defaultValue={payer} autoComplete="off" />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={`Amount (${amountCurrency})`} error={problems.amount} required>
              <TextInput name="amount" inputMode="decimal" defaultValue={inCents(totalAmount)} autoComplete="off" />
            </Field>
            <Field label="Transfer date" error={problems.transferDate} required>
              <DateInput name="transferDate" max={today()} defaultValue={today()} />
            </Field>
          </div>
          <Field label="Note" hint="For example the bank reference." error={problems.note} optional>
            <TextInput name="note" maxLength={500} autoComplete="off" />
          </Field>
        </>
      )}
    />
  )
}
