import { ORDER_STATUS } from '#features/orders/order-status.rules.ts'
import type { OrderDetail } from '#features/orders/orders.contract.ts'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { isPositive } from '#shared/decimal.ts'
import { callOnce } from '#web/call.ts'
import type { Entered } from '#web/use-form.ts'
import { findShortfall } from '../../proof-form.rules.ts'
import { recordTransfer } from '../../staff-payment.contract.ts'
import { BankNote, findTransferProblems, readTransfer, SettleChoice, TransferFields } from './transfer-fields.tsx'

type RecordTransferProps = { order: OrderDetail & { version: string } }

/** For a transfer that is on the account, and that the customer has sent no proof of. */
export function RecordTransfer({ order }: RecordTransferProps) {
  const can = useCan()
  const isOpen = isPositive(order.account?.openAmount ?? '0')
  if ((order.status !== ORDER_STATUS.unpaid && !isOpen) || !can('payments.check')) return null
  const { orderNo, version, amountCurrency, invoice, billAddress } = order
  const toPay = (isOpen && order.account?.openAmount) || order.totalAmount
  const payer = invoice?.title || billAddress.company || `${billAddress.firstName} ${billAddress.lastName}`
  const settles = (entered: Entered) => !isOpen || entered.ticked('settle')
  return (
    <ActionButton
      label="Record payment"
      title={`Record a payment for ${orderNo}`}
      description={`For money that is on your account. ${isOpen ? 'What is less than the open amount is a part payment.' : 'The order is paid and can be shipped.'} The customer gets an e-mail.`}
      confirm="Payment has arrived"
      done={isOpen ? 'Payment recorded.' : 'Payment recorded. The order is paid.'}
      check={(entered) => {
        const problems = findTransferProblems(entered)
        const { amount, note } = readTransfer(entered)
        const shortfall = problems.amount || !settles(entered) ? undefined : findShortfall(amount, toPay, note)
        return { ...problems, ...(shortfall && { note: shortfall }) }
      }}
      send={(entered, key) =>
        callOnce(key)(recordTransfer, {
          orderNo,
          version,
          ...readTransfer(entered),
          settle: isOpen && settles(entered),
        })
      }
      fields={(problems) => (
        <>
          <TransferFields payer={payer} amount={toPay} currency={amountCurrency} problems={problems} />
          {isOpen && <SettleChoice />}
          <BankNote problems={problems} />
        </>
      )}
    />
  )
}
