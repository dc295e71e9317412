import type { ComparedDay } from '#features/payment/comparison.contract.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'

type Kind = ComparedDay['sums'][number]['kind']

const COLUMNS: ReadonlyArray<readonly [Kind, string]> = [
  ['payment', 'Payments'],
  ['refund', 'Refunds'],
  ['dispute', 'Disputes'],
  ['fee', 'Fees'],
  ['payout', 'Payouts'],
  ['other', 'Other'],
]

/** What the provider moved on each day, newest first. */
export const DayTable = ({ days }: { days: readonly ComparedDay[] }) => (
  <TableFrame caption="Sums of the provider by day" stacked>
    <thead>
      <tr>
        <Th>Day</Th>
        {COLUMNS.map(([kind, name]) => (
          <Th key={kind} numeric>
            {name}
          </Th>
        ))}
        <Th numeric>Differences</Th>
      </tr>
    </thead>
    <tbody>
      {days.map(({ method, day, sums, openCount }) => (
        <tr key={`${method} ${day}`}>
          <Td label="Day" className="py-2! whitespace-nowrap">
            {day}
            <span className="block text-xs text-ink-3">{method}</span>
          </Td>
          {COLUMNS.map(([kind, name]) => (
            <Td key={kind} label={name} numeric className="py-2!">
              <Sums sums={sums.filter((one) => one.kind === kind)} />
            </Td>
          ))}
          <Td label="Differences" numeric className="py-2!">
            <span className={openCount > 0 ? 'text-copper' : ''}>{openCount}</span>
          </Td>
        </tr>
      ))}
    </tbody>
  </TableFrame>
)

const Sums = ({ sums }: Pick<ComparedDay, 'sums'>) =>
  sums.length === 0
    ? '–'
    : sums.map(({ currency, amount }) => (
        <span key={currency} className="block whitespace-nowrap">
          {formatMoney(amount, currency, 2)}
        </span>
      ))
