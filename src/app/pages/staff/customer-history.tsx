import { customers } from '#features/customers/customers.contract.ts'
import { staffOrders } from '#features/orders/staff-orders.contract.ts'
import { OrderStatusBadge } from '#features/orders/web/order-status-badge.tsx'
import { staffOrderAddress } from '#features/staff/web/staff-addresses.ts'
import { useCan } from '#features/staff/web/use-staff.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { useReading } from '#web/use-reading.ts'

const SHOWN_ORDERS = 3

async function readHistory(email: string) {
  const [orders, accounts] = await Promise.all([
    callApi(staffOrders, { keyword: email, pageSize: SHOWN_ORDERS }),
    callApi(customers, { keyword: email, pageSize: 1 }),
  ])
  const account = accounts.list.find((one) => one.email.toLowerCase() === email.toLowerCase())
  return { orders, account }
}

/** Who wrote: company and last orders, beside the message. */
export function CustomerHistory({ email }: { email: string }) {
  const can = useCan()
  const mayRead = can('orders.read') && can('customers.read')
  const reading = useReading(mayRead ? email : undefined, () => readHistory(email))
  if (!mayRead) return null
  return (
    <aside
      aria-label={`History of ${email}`}
      className="min-w-0 border-line text-sm max-lg:border-t max-lg:pt-2 lg:border-l lg:pl-4"
    >
      {reading.state === 'ready' ? (
        <History {...reading.value} email={email} />
      ) : (
        <p className="text-ink-3">{reading.state === 'failed' ? reading.message : 'Loading …'}</p>
      )}
    </aside>
  )
}

function History({ orders, account, email }: Awaited<ReturnType<typeof readHistory>> & { email: string }) {
  if (!account && orders.totalCount === 0)
    return <p className="text-ink-3">No account and no orders with this address.</p>
  const { totalCount, list } = orders
  return (
    <>
      {account && (
        <p className="wrap-anywhere">
          <TextLink to={`/staff/customers/${account.accountId}`}>{account.company || account.name || email}</TextLink>
        </p>
      )}
      <p className="text-ink-3">
        {totalCount === 0 ? (
          'No orders yet'
        ) : (
          <TextLink to={`/staff/orders?keyword=${encodeURIComponent(email)}`} tone="muted">
            {totalCount === 1 ? '1 order' : `${formatCount(totalCount)} orders`}
          </TextLink>
        )}
      </p>
      <ul className="grid gap-1 pt-1">
        {list.map(({ orderNo, status }) => (
          <li key={orderNo} className="flex flex-wrap items-center justify-between gap-x-2">
            <TextLink to={staffOrderAddress(orderNo)} className="font-mono text-xs">
              {orderNo}
            </TextLink>
            <OrderStatusBadge status={status} />
          </li>
        ))}
      </ul>
    </>
  )
}
