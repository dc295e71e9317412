import type { CustomerBalance } from '#features/credit/staff-credit.contract.ts'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { callOnce } from '#web/call.ts'
import { recordCustomerPayment } from '../../staff-payment.contract.ts'
import { BankNote, findTransferProblems, readTransfer, TransferFields } from './transfer-fields.tsx'

type RecordCustomerPaymentProps = { balance: CustomerBalance }

/** One transfer for several orders on account. */
export function RecordCustomerPayment({ balance }: RecordCustomerPaymentProps) {
  const can = useCan()
  const { accountId, currency, openAmount, orderCount, name } = balance
  if (accountId === null || !can('payments.check')) return null
  const orders = orderCount === 1 ? '1 order' : `${orderCount} orders`
  return (
    <ActionButton
      label="Record payment"
      size="sm"
      title={`Record a payment of ${name}`}
      description={`${formatMoney(openAmount, currency)} is open in ${orders}. Those that are due first are paid first; the last one may be paid in part. The customer gets an e-mail for each.`}
      confirm="Payment has arrived"
      done="Payment recorded."
      check={findTransferProblems}
      send={(entered, key) =>
        callOnce(key)(recordCustomerPayment, { accountId, currency, seenOpen: openAmount, ...readTransfer(entered) })
      }
      fields={(problems) => (
        <>
          <TransferFields payer={name} amount={openAmount} currency={currency} problems={problems} />
          <BankNote problems={problems} />
        </>
      )}
    />
  )
}
