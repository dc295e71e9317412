import type { OnAccount } from '#features/credit/credit.contract.ts'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { isPositive } from '#shared/decimal.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { callOnce } from '#web/call.ts'
import type { Entered } from '#web/use-form.ts'
import {
  checkRefund,
  leftToRefund,
  missingToRefund,
  pieceField,
  type RefundableLine,
  type RefundEntry,
  readRefundPieces,
} from '../../refund-form.rules.ts'
import { refundOrder } from '../../staff-payment.contract.ts'
import { RefundFields } from './refund-fields.tsx'
import type { StaffPayment } from './staff-payment.ts'

type RefundButtonProps = {
  order: {
    orderNo: string
    totalAmount: string
    amountCurrency: string
    refundedAmount: string
    taxAmount?: string | undefined
    version?: string | undefined
    /** Absent: only an amount can be given back here. */
    lines?: readonly RefundableLine[] | undefined
    picking?: ReadonlyArray<{ lineId: number; missing: number }> | undefined
    account?: OnAccount | undefined
  }
  /** What to start from: all that is left unless given. */
  suggested?: string
  /** A return: its accepted pieces count as refunded then. */
  afterSaleNo?: string
  payments?: readonly StaffPayment[]
}

/** Whether there is money of this order that can go back. */
const hasMoney = (payments: readonly StaffPayment[]) =>
  payments.some(
    ({ attempt, transfer }) => attempt?.state === 'paid' || attempt?.state === 'late' || transfer?.state === 'accepted',
  )

const REFUND_WORDS = { label: 'Refund', confirm: 'Refund', done: 'Refund recorded. The customer has been notified.' }
/** An order on account that is not paid yet. */
const CREDIT_WORDS = { label: 'Credit', confirm: 'Credit', done: 'Credit recorded. The customer has been notified.' }

const entryOf = (entered: Entered): RefundEntry => ({
  by: entered.text('by') === 'pieces' ? 'pieces' : 'amount',
  amount: entered.text('amount'),
  note: entered.text('note'),
  piecesOf: (lineId) => entered.text(pieceField(lineId)),
})

export function RefundButton({ order, suggested, afterSaleNo, payments }: RefundButtonProps) {
  const can = useCan()
  const { openAmount, receivedAmount } = order.account ?? { openAmount: '0', receivedAmount: '0' }
  const isCredit = isPositive(openAmount)
  if (!can('payments.refund') || (payments && !hasMoney(payments) && !isCredit)) return null
  const { orderNo, version, amountCurrency: currency, totalAmount, refundedAmount, lines = [], picking = [] } = order
  const more = isPositive(receivedAmount) ? ' More than that is paid back of what was received.' : ''
  return (
    <ActionButton
      {...(isCredit ? CREDIT_WORDS : REFUND_WORDS)}
      variant="danger"
      title={`${isCredit ? 'Credit' : 'Refund'} for ${orderNo}`}
      description={
        isCredit
          ? `Of ${formatMoney(totalAmount, currency)}, ${formatMoney(openAmount, currency)} is to be paid. A credit is taken off it: no money moves.${more} It cannot be undone.`
          : `Paid ${formatMoney(totalAmount, currency)}, refunded so far ${formatMoney(refundedAmount, currency)}. A refund cannot be undone.`
      }
      check={(entered) => checkRefund(entryOf(entered), lines)}
      send={(entered, key) => {
        const entry = entryOf(entered)
        return callOnce(key)(refundOrder, {
          orderNo,
          ...(version && { version }),
          ...(afterSaleNo && { afterSaleNo }),
          ...(entry.by === 'pieces' ? { lines: readRefundPieces(entry, lines) } : { amount: entry.amount }),
          note: entry.note,
        })
      }}
      fields={(problems) => (
        <RefundFields
          lines={lines}
          missing={missingToRefund(picking, refundedAmount)}
          currency={currency}
          suggested={suggested ?? (isCredit ? openAmount : leftToRefund(order))}
          hasTax={isPositive(order.taxAmount ?? '0')}
          problems={problems}
        />
      )}
    />
  )
}
