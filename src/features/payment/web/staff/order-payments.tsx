import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import type { PaymentAttempt } from '../../payment.contract.ts'
import type { StaffPayment, StaffTransfer } from './staff-payment.ts'
import { ProofLink, TransferCheck } from './transfer-check.tsx'

const attemptStates: Readonly<Record<PaymentAttempt['state'], { name: string; tone: BadgeTone }>> = {
  pending: { name: 'Not finished', tone: 'plain' },
  paid: { name: 'Paid', tone: 'good' },
  failed: { name: 'Failed', tone: 'plain' },
  late: { name: 'Too late', tone: 'bad' },
}
const transferStates: Readonly<Record<StaffTransfer['state'], { name: string; tone: BadgeTone }>> = {
  sent: { name: 'To check', tone: 'warn' },
  accepted: { name: 'Accepted', tone: 'good' },
  rejected: { name: 'Rejected', tone: 'plain' },
}
const DISPUTES = { open: 'Disputed', won: 'Dispute won', lost: 'Dispute lost' } as const
const row = 'flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2 first:border-t-0'

/** Every try to pay an order, newest first. */
export function OrderPayments({ payments }: { payments: readonly StaffPayment[] }) {
  return (
    <StaffSection title="Payments">
      {payments.length === 0 && <p className="text-ink-3">No payments or transfers yet.</p>}
      <ul>
        {payments.toReversed().map(({ orderNo, openAmount, attempt, transfer }) => (
          <li key={attempt?.paymentNo ?? transfer?.transferNo} className={row}>
            {transfer && <TransferRow transfer={transfer} orderNo={orderNo} openAmount={openAmount} />}
            {attempt && <AttemptRow attempt={attempt} />}
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}

function TransferRow({ transfer, ...order }: { transfer: StaffTransfer; orderNo: string; openAmount: string }) {
  const { name, tone } = transferStates[transfer.state]
  return (
    <>
      <Badge tone={tone}>{name}</Badge>
      <Money amount={transfer.amount} currency={transfer.currency} className="font-semibold" />
      <span className="min-w-0 wrap-anywhere">
        Transfer of {transfer.transferDate} from {transfer.payer}
        {transfer.message && <span className="block text-sm text-ink-3">{transfer.message}</span>}
      </span>
      {transfer.proof !== '' && <ProofLink proof={transfer.proof} />}
      <span className="sm:ml-auto">
        <TransferCheck transfer={transfer} {...order} size="sm" />
      </span>
    </>
  )
}

function AttemptRow({ attempt }: { attempt: PaymentAttempt }) {
  const { name, tone } = attemptStates[attempt.state]
  return (
    <>
      <Badge tone={tone}>{name}</Badge>
      <Money amount={attempt.amount} currency={attempt.currency} className="font-semibold" />
      <span>Card, {attempt.paymentNo}</span>
      {Number(attempt.refundedAmount) > 0 && (
        <span className="text-copper">
          <Money amount={attempt.refundedAmount} currency={attempt.currency} /> refunded
        </span>
      )}
      {attempt.dispute && <Badge tone={attempt.dispute === 'won' ? 'plain' : 'bad'}>{DISPUTES[attempt.dispute]}</Badge>}
      {attempt.message && <span className="text-sm text-ink-3">{attempt.message}</span>}
      <span className="text-sm text-ink-3 sm:ml-auto">
        <Moment at={attempt.createdAt} withTime />
      </span>
    </>
  )
}
