import type { ReactNode } from 'react'
import { staffCustomerAddress } from '#features/staff/web/staff-addresses.ts'
import { isPositive } from '#shared/decimal.ts'
import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { CustomerBalance } from '../../staff-credit.contract.ts'
import { addressOf } from './receivables-address.ts'

type Ages = Pick<CustomerBalance, 'currency' | 'orderCount' | 'openAmount' | 'notDue' | 'upTo30' | 'upTo60' | 'over60'>
type BalanceTableProps = {
  list: readonly CustomerBalance[]
  totals: readonly Ages[]
  /** What can be done with a balance. */
  actionOf?: ((balance: CustomerBalance) => ReactNode) | undefined
}

const AGES = [
  { name: 'Not due', key: 'notDue' },
  { name: '1–30 days', key: 'upTo30' },
  { name: '31–60 days', key: 'upTo60' },
  { name: 'Over 60 days', key: 'over60' },
] as const

/** Open amounts of each customer by how long they are overdue, and their sums by currency. */
export function BalanceTable({ list, totals, actionOf }: BalanceTableProps) {
  return (
    <TableFrame caption="Open amounts by customer" stacked>
      <thead>
        <tr>
          <Th>Customer</Th>
          <Th numeric>Orders</Th>
          <Th numeric>Open</Th>
          {AGES.map(({ name, key }) => (
            <Th key={key} numeric>
              {name}
            </Th>
          ))}
          {actionOf && (
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          )}
        </tr>
      </thead>
      <tbody>
        {list.map((balance) => (
          <tr key={`${balance.accountId} ${balance.currency}`} className="focus-within:bg-accent-wash hover:bg-wash">
            <Td className="py-2! max-w-80">
              <Customer balance={balance} />
            </Td>
            <Amounts ages={balance} accountId={balance.accountId} />
            {actionOf && <Td className="py-2! text-right">{actionOf(balance)}</Td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map((ages) => (
          <tr key={ages.currency} className="font-semibold">
            <Td className="py-2!">All customers, {ages.currency}</Td>
            <Amounts ages={ages} accountId={null} />
            {actionOf && <Td />}
          </tr>
        ))}
      </tfoot>
    </TableFrame>
  )
}

function Customer({ balance: { accountId, name, email } }: { balance: CustomerBalance }) {
  if (accountId === null) return <span className="text-ink-3">Removed accounts</span>
  return (
    <>
      <TextLink
        to={staffCustomerAddress(accountId)}
        data-row-link
        className="-my-0.5 inline-block py-0.5 wrap-anywhere"
      >
        {name}
      </TextLink>
      {name !== email && <span className="block text-xs wrap-anywhere text-ink-3">{email}</span>}
    </>
  )
}

function Amounts({ ages, accountId }: { ages: Ages; accountId: number | null }) {
  const { currency, orderCount, openAmount } = ages
  return (
    <>
      <Td label="Orders" numeric className="py-2!">
        {accountId === null ? (
          <Count value={orderCount} className="font-mono" />
        ) : (
          <TextLink to={addressOf({ by: 'orders', overdueOnly: false, accountId })} inline>
            <Count value={orderCount} className="font-mono" />
          </TextLink>
        )}
      </Td>
      <Td label="Open" numeric className="py-2!">
        <Money amount={openAmount} currency={currency} />
      </Td>
      {AGES.map(({ name, key }) => (
        <Td key={key} label={name} numeric className="py-2!">
          {isPositive(ages[key]) ? (
            <Money amount={ages[key]} currency={currency} {...(key !== 'notDue' && { className: 'text-bad' })} />
          ) : (
            <span className="text-ink-3">–</span>
          )}
        </Td>
      ))}
    </>
  )
}
