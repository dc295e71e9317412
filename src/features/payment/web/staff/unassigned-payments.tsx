import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { Age } from '#features/staff/web/age.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { callApi, callOnce } from '#web/call.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { assignPayment, refundUnassigned, type UnassignedPayment } from '../../unassigned-payment.contract.ts'

/** Card payments of which the store has no order, e.g. after a restore. */
export function UnassignedPayments({ payments }: { payments: readonly UnassignedPayment[] }) {
  if (payments.length === 0) return null
  return (
    <>
      <Callout tone="warn">
        Customers paid for orders that this store does not have. After a restore, orders placed after the backup are
        missing. Assign each payment to an order, or refund it.
      </Callout>
      <TableFrame caption="Payments without an order" stacked>
        <thead>
          <tr>
            <Th>Payment</Th>
            <Th>Order, as reported</Th>
            <Th numeric>Amount</Th>
            <Th>At the provider</Th>
            <Th numeric>Age</Th>
            <Th nameHidden>Decision</Th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <UnassignedRow key={payment.paymentNo} payment={payment} />
          ))}
        </tbody>
      </TableFrame>
    </>
  )
}

function UnassignedRow({ payment }: { payment: UnassignedPayment }) {
  const { paymentNo, orderNo, amount, currency, method, providerPayment, receivedAt } = payment
  return (
    <tr>
      <Td label="Payment" className="py-2! font-mono wrap-anywhere">
        {paymentNo}
      </Td>
      <Td label="Order, as reported" className="py-2! font-mono wrap-anywhere">
        {orderNo || '–'}
      </Td>
      <Td label="Amount" numeric className="py-2!">
        {formatMoney(amount, currency)}
      </Td>
      <Td label="At the provider" className="py-2! max-w-60 wrap-anywhere">
        {method}
        {providerPayment && <span className="block text-xs text-ink-3">{providerPayment}</span>}
      </Td>
      <Td label="Age" numeric className="py-2! text-sm">
        <Age at={receivedAt} late />
      </Td>
      <Td className="py-2!">
        <Decisions payment={payment} />
      </Td>
    </tr>
  )
}

function Decisions({ payment: { paymentNo, amount, currency } }: { payment: UnassignedPayment }) {
  const can = useCan()
  const money = formatMoney(amount, currency)
  return (
    <div className="flex flex-wrap gap-2 sm:flex-nowrap sm:justify-end">
      {can('payments.check') && (
        <ActionButton
          label="Assign"
          variant="primary"
          size="sm"
          title={`Assign ${money} to an order`}
          description="The order is paid. If it cannot accept the payment, the payment is marked as late."
          done="Payment assigned."
          check={required({ orderNo: 'Please enter the number of the order' })}
          send={(entered) =>
            callApi(assignPayment, { paymentNo, orderNo: entered.text('orderNo'), note: entered.text('note') })
          }
          fields={(problems) => (
            <>
              <Field label="Order" error={problems.orderNo} required>
                <TextInput name="orderNo" maxLength={40} autoComplete="off" />
              </Field>
              <Field label="Note" error={problems.note} optional>
                <TextInput name="note" maxLength={500} autoComplete="off" />
              </Field>
            </>
          )}
        />
      )}
      {can('payments.refund') && (
        <ActionButton
          label="Refund"
          variant="danger"
          size="sm"
          title={`Refund ${money}?`}
          description="All of it goes back to the card. A refund cannot be undone. The store sends no e-mail, because it does not know the customer."
          done="Refund recorded."
          check={required({ note: 'Please enter the reason of the refund' })}
          send={(entered, key) => callOnce(key)(refundUnassigned, { paymentNo, note: entered.text('note') })}
          fields={(problems) => (
            <Field label="Reason" error={problems.note} required>
              <TextInput name="note" maxLength={500} autoComplete="off" />
            </Field>
          )}
        />
      )}
    </div>
  )
}
