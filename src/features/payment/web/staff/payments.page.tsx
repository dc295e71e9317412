import { CircleCheck } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { isLate } from '#features/staff/queues.rules.ts'
import { Age } from '#features/staff/web/age.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { staffOrderAddress } from '#features/staff/web/staff-addresses.ts'
import { KeyHints, StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { staffPayments } from '../../staff-payment.contract.ts'
import type { StaffPayment } from './staff-payment.ts'
import { ProofLink, TransferCheck } from './transfer-check.tsx'

const PAGE_SIZE = 25
const PAYMENTS = '/staff/payments'

export const meta = () => [{ title: 'Payments | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const pageNumber = readPageNumber(queryOf(request))
  return { pageNumber, ...(await callApi(staffPayments, { pageNumber, pageSize: PAGE_SIZE })) }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** Transfers to check and late payments, oldest first. */
export default function StaffPaymentsPage({ loaderData: { list, totalCount, pageNumber } }: { loaderData: PageData }) {
  return (
    <StaffPage title="Payments" lead="Transfers to check and late card payments, oldest first." actions={<KeyHints />}>
      {list.length === 0 ? (
        <EmptyState icon={<CircleCheck aria-hidden="true" />} title="Nothing to check">
          All transfers are accepted or rejected.
        </EmptyState>
      ) : (
        <>
          <TableFrame caption="Payments to check" stacked>
            <thead>
              <tr>
                <Th>Order</Th>
                <Th>What</Th>
                <Th numeric>Amount</Th>
                <Th>Paid by</Th>
                <Th>Customer</Th>
                <Th numeric>Age</Th>
                <Th nameHidden>Decision</Th>
              </tr>
            </thead>
            <tbody>
              {list.map((payment) => (
                <PaymentRow key={payment.transfer?.transferNo ?? payment.attempt?.paymentNo} payment={payment} />
              ))}
            </tbody>
          </TableFrame>
          <StaffPagination
            path={PAYMENTS}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['waiting', 'waiting']}
          />
        </>
      )}
    </StaffPage>
  )
}

function PaymentRow({ payment: { orderNo, email, transfer, attempt } }: { payment: StaffPayment }) {
  const money = transfer ?? attempt
  return (
    <tr className="focus-within:bg-accent-wash hover:bg-wash">
      <Td className="py-2!">
        <TextLink
          to={staffOrderAddress(orderNo)}
          data-row-link
          className="-my-0.5 inline-block py-0.5 font-mono whitespace-nowrap"
        >
          {orderNo}
        </TextLink>
      </Td>
      <Td label="What" className="py-2!">
        {transfer ? <ProofLink proof={transfer.proof} /> : <Badge tone="bad">Too late</Badge>}
      </Td>
      <Td label="Amount" numeric className="py-2!">
        {money && <Money amount={money.amount} currency={money.currency} />}
      </Td>
      <Td label="Paid by" className="py-2! max-w-48 wrap-anywhere">
        {transfer ? transfer.payer : 'Card'}
        {transfer && <span className="block text-xs text-ink-3">{transfer.transferDate}</span>}
      </Td>
      <Td label="Customer" className="py-2! max-w-60 wrap-anywhere sm:min-w-48">
        {email}
      </Td>
      <Td label="Age" numeric className="py-2! text-sm">
        {money && <Age at={money.createdAt} late={isLate('transfers', money.createdAt, Date.now())} />}
      </Td>
      <Td className="py-2!">{transfer && <TransferCheck transfer={transfer} orderNo={orderNo} size="sm" />}</Td>
    </tr>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
