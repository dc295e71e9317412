import { ORDER_STATUS } from '#features/orders/order-status.rules.ts'
import type { OrderDetail } from '#features/orders/orders.contract.ts'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { isPositive } from '#shared/decimal.ts'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { cancelOnAccount } from '../../staff-payment.contract.ts'

type CancelOnAccountProps = { order: OrderDetail & { version: string; email: string } }

/** While nothing of an order on account is paid or shipped. */
export function CancelOnAccount({ order }: CancelOnAccountProps) {
  const can = useCan()
  const { orderNo, version, email, account, status, paidAt, shipments } = order
  const isUntouched = paidAt === null && shipments.length === 0 && !isPositive(account?.receivedAmount ?? '0')
  const isPossible = account && status === ORDER_STATUS.paid && isUntouched
  if (!isPossible || !can('orders.write')) return null
  return (
    <ActionButton
      label="Cancel order"
      variant="danger"
      title={`Cancel ${orderNo}`}
      description={`Nothing has been paid for it. The order is closed permanently, its parts return to stock, the credit limit is free again, and ${email} gets an e-mail with the reason.`}
      done="Order cancelled. The customer has been notified."
      check={required({ reason: 'Please enter a reason for the customer' })}
      send={(entered) => callApi(cancelOnAccount, { orderNo, version, reason: entered.text('reason') })}
      fields={(problems) => (
        <Field label="Reason (sent to the customer)" error={problems.reason} required>
          <TextArea name="reason" rows={2} maxLength={500} />
        </Field>
      )}
    />
  )
}
