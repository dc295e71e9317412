import { type Difference, explainDifference, takeDifference } from '#features/payment/comparison.contract.ts'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { staffOrderAddress } from '#features/staff/web/staff-addresses.ts'
import { useCan } from '#features/staff/web/use-staff.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'

const KIND_NAMES = { payment: 'Payment', refund: 'Refund', dispute: 'Dispute' } as const
const PROBLEM_NAMES = {
  missingInStore: 'Not in the store',
  missingAtProvider: 'Not at the provider',
  otherAmount: 'Other amount',
} as const
const STATE_NAMES = { open: 'Open', resolved: 'Resolved', explained: 'Explained' } as const

export const DifferenceTable = ({ differences }: { differences: readonly Difference[] }) => (
  <TableFrame caption="Differences between the store and the provider" stacked>
    <thead>
      <tr>
        <Th>Day</Th>
        <Th>What</Th>
        <Th numeric>At the provider</Th>
        <Th numeric>In the store</Th>
        <Th>Order</Th>
        <Th>Number</Th>
        <Th nameHidden>Decision</Th>
      </tr>
    </thead>
    <tbody>
      {differences.map((difference) => (
        <DifferenceRow key={difference.differenceId} difference={difference} />
      ))}
    </tbody>
  </TableFrame>
)

/** Nothing, where one side has no such money. */
function moneyOf(amount: string | null, currency: string): string {
  if (amount === null) return 'Disputed'
  return currency === '' ? '–' : formatMoney(amount, currency, 2)
}

function DifferenceRow({ difference }: { difference: Difference }) {
  const { method, kind, number, day, problem, state, note, explainedBy, paymentNo } = difference
  return (
    <tr className="focus-within:bg-accent-wash hover:bg-wash">
      <Td label="Day" className="py-2! whitespace-nowrap">
        {day}
      </Td>
      <Td label="What" className="py-2!">
        {KIND_NAMES[kind]} <Badge tone={state === 'open' ? 'bad' : 'plain'}>{PROBLEM_NAMES[problem]}</Badge>
        {state !== 'open' && (
          <span className="block text-xs text-ink-3 wrap-anywhere">
            {STATE_NAMES[state]}
            {note && `: ${note} (${explainedBy})`}
          </span>
        )}
      </Td>
      <Td label="At the provider" numeric className="py-2!">
        {moneyOf(difference.providerAmount, difference.providerCurrency)}
      </Td>
      <Td label="In the store" numeric className="py-2!">
        {moneyOf(difference.storeAmount, difference.storeCurrency)}
      </Td>
      <Td label="Order" className="py-2! font-mono wrap-anywhere">
        <OrderLink {...difference} />
        {paymentNo && <span className="block text-xs text-ink-3">{paymentNo}</span>}
      </Td>
      <Td label="Number" className="py-2! max-w-60 font-mono text-xs wrap-anywhere">
        {number}
        <span className="block text-ink-3">{method}</span>
      </Td>
      <Td className="py-2!">{state === 'open' && <Decisions difference={difference} />}</Td>
    </tr>
  )
}

function OrderLink({ orderNo, hasOrder, isUnassigned }: Pick<Difference, 'orderNo' | 'hasOrder' | 'isUnassigned'>) {
  if (hasOrder) return <TextLink to={staffOrderAddress(orderNo)}>{orderNo}</TextLink>
  if (isUnassigned) return <TextLink to="/staff/payments?what=unassigned">Not assigned</TextLink>
  return orderNo || '–'
}

function Decisions({ difference: { differenceId, kind, canTake } }: { difference: Difference }) {
  const can = useCan()
  if (!can('payments.check')) return null
  return (
    <div className="flex flex-wrap gap-2 sm:flex-nowrap sm:justify-end">
      {canTake && (
        <ActionButton
          label="Take over"
          variant="primary"
          size="sm"
          title={`Take the ${kind} over from the provider?`}
          description="The store records what the provider has, as if it had been told at the time. A payment whose order is missing here waits to be assigned or refunded."
          done="Taken over."
          send={() => callApi(takeDifference, { differenceId })}
        />
      )}
      <ActionButton
        label="Explain"
        size="sm"
        title="Explain this difference"
        description="It is listed as explained. When its amounts change, it is open again."
        done="Explanation saved."
        check={required({ note: 'Please enter what explains the difference' })}
        send={(entered) => callApi(explainDifference, { differenceId, note: entered.text('note') })}
        fields={(problems) => (
          <Field label="Explanation" error={problems.note} required>
            <TextInput name="note" maxLength={500} autoComplete="off" />
          </Field>
        )}
      />
    </div>
  )
}
