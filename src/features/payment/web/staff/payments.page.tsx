import { CircleCheck } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { isLate } from '#features/staff/queues.rules.ts'
import { Age } from '#features/staff/web/age.tsx'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { staffOrderAddress } from '#features/staff/web/staff-addresses.ts'
import { KeyHints, StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { AssignChosen } from '#features/staff/web/work/assign-chosen.tsx'
import { readAssignedNames } from '#features/staff/web/work/assigned-names.ts'
import { AssigneeFilter, readAssigned } from '#features/staff/web/work/assignee-filter.tsx'
import { ChooseCell, ChooseHead, type ChosenRows, useChosenRows } from '#features/staff/web/work/chosen-rows.tsx'
import { WorkLinkCell } from '#features/staff/web/work/work-link-cell.tsx'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { staffPayments } from '../../staff-payment.contract.ts'
import { unassignedPayments } from '../../unassigned-payment.contract.ts'
import type { StaffPayment } from './staff-payment.ts'
import { AcceptChosen, ProofLink, TransferCheck } from './transfer-check.tsx'
import { UnassignedPayments } from './unassigned-payments.tsx'

const PAGE_SIZE = 25
/** Shown oldest first; the next ones move up. */
const MAX_UNASSIGNED = 100
const PAYMENTS = '/staff/payments'

const WHATS = [
  { what: 'all', name: 'All' },
  { what: 'transfers', name: 'Transfers' },
  { what: 'late', name: 'Late or disputed' },
  { what: 'unassigned', name: 'Not assigned' },
] as const

function addressOf(what: string, assignedTo: string | undefined): string {
  const query = new URLSearchParams({ ...(what !== 'all' && { what }), ...(assignedTo && { assigned: assignedTo }) })
  return query.size > 0 ? `${PAYMENTS}?${query}` : PAYMENTS
}

export const meta = () => [{ title: 'Payments | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const what = WHATS.find((one) => one.what === query.get('what'))?.what ?? ('all' as const)
  const filter = { what, ...readAssigned(query) }
  const pageNumber = readPageNumber(query)
  const [found, unassigned] = await Promise.all([
    what === 'unassigned'
      ? { list: [], totalCount: 0 }
      : callApi(staffPayments, { ...filter, what, pageNumber, pageSize: PAGE_SIZE }),
    // They have no order, so nobody is assigned to them.
    (what === 'all' || what === 'unassigned') && !filter.assignedTo && pageNumber === 1
      ? callApi(unassignedPayments, { pageSize: MAX_UNASSIGNED })
      : { list: [] },
  ])
  const assigned = await readAssignedNames('order', [...new Set(found.list.map(({ orderNo }) => orderNo))])
  return { ...found, ...filter, unassigned: unassigned.list, pageNumber, assigned }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** Transfers to check and late payments, oldest first. */
export default function StaffPaymentsPage({
  loaderData: { list, totalCount, unassigned, pageNumber, what, assignedTo, assigned },
}: {
  loaderData: PageData
}) {
  const orderNos = [...new Set(list.map(({ orderNo }) => orderNo))]
  const { chosen, choose } = useChosenRows(orderNos)
  const tabs = WHATS.map((one) => ({ name: one.name, to: addressOf(one.what, assignedTo), chosen: one.what === what }))
  return (
    <StaffPage
      title="Payments"
      lead="Transfers to check, late or disputed card payments and payments without an order, oldest first."
      actions={
        <>
          <ButtonLink to={`${PAYMENTS}/comparison`}>Compare with the provider</ButtonLink>
          <KeyHints action="accept" choosing />
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs label="What" tabs={tabs} />
        <AssigneeFilter kind="order" />
      </div>
      <UnassignedPayments payments={unassigned} />
      {list.length === 0 && unassigned.length === 0 && (
        <EmptyState icon={<CircleCheck aria-hidden="true" />} title="Nothing to check">
          {what === 'all' && !assignedTo
            ? 'All transfers are accepted or rejected.'
            : 'No payment of this kind is waiting.'}
        </EmptyState>
      )}
      {what !== 'unassigned' && list.length > 0 && (
        <>
          {chosen.length > 0 && (
            <div className="flex flex-wrap items-center gap-2">
              <span className="text-sm">{chosen.length} chosen</span>
              <AcceptChosen transfers={list.flatMap((one) => transferOf(one, chosen))} />
              <AssignChosen kind="order" subjects={chosen} />
            </div>
          )}
          <PaymentTable list={list} assigned={assigned} chosen={chosen} onChoose={choose} />
          <StaffPagination
            path={PAYMENTS}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['waiting', 'waiting']}
            exported={{ list: 'payments', filter: { what, assignedTo } }}
          />
        </>
      )}
    </StaffPage>
  )
}

type PaymentTableProps = ChosenRows & Pick<PageData, 'list' | 'assigned'>

function PaymentTable({ list, assigned, chosen, onChoose }: PaymentTableProps) {
  return (
    <TableFrame caption="Payments to check" stacked>
      <thead>
        <tr>
          <ChooseHead />
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
          <PaymentRow
            key={payment.transfer?.transferNo ?? payment.attempt?.paymentNo}
            payment={payment}
            assignee={assigned[payment.orderNo]}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </TableFrame>
  )
}

const transferOf = ({ orderNo, transfer }: StaffPayment, chosen: readonly string[]) =>
  transfer && transfer.state === 'sent' && chosen.includes(orderNo) ? [transfer] : []

type PaymentRowProps = ChosenRows & { payment: StaffPayment; assignee: string | undefined }

function PaymentRow({
  payment: { orderNo, openAmount, email, transfer, attempt },
  assignee,
  chosen,
  onChoose,
}: PaymentRowProps) {
  const money = transfer ?? attempt
  return (
    <tr className="focus-within:bg-accent-wash hover:bg-wash">
      <ChooseCell row={orderNo} chosen={chosen} onChoose={onChoose} />
      <WorkLinkCell to={staffOrderAddress(orderNo)} number={orderNo} assignee={assignee} />
      <Td label="What" className="py-2!">
        {transfer ? (
          <ProofLink proof={transfer.proof} />
        ) : (
          <Badge tone="bad">{attempt?.dispute === 'open' ? 'Disputed' : 'Too late'}</Badge>
        )}
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
      <Td className="py-2!">
        {transfer && (
          <span data-row-action className="contents">
            <TransferCheck transfer={transfer} orderNo={orderNo} openAmount={openAmount} size="sm" />
          </span>
        )}
      </Td>
    </tr>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
