import { RotateCcw } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { isLate } from '#features/staff/queues.rules.ts'
import { Age } from '#features/staff/web/age.tsx'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { staffReturnAddress } from '#features/staff/web/staff-addresses.ts'
import { KeyHints, StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { AssignChosen } from '#features/staff/web/work/assign-chosen.tsx'
import { readAssignedNames } from '#features/staff/web/work/assigned-names.ts'
import { AssigneeFilter, readAssigned } from '#features/staff/web/work/assignee-filter.tsx'
import { ChooseCell, ChooseHead, type ChosenRows, useChosenRows } from '#features/staff/web/work/chosen-rows.tsx'
import { WorkLinkCell } from '#features/staff/web/work/work-link-cell.tsx'
import { callApi } from '#web/call.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { staffAfterSales } from '../../staff-after-sales.contract.ts'
import { AfterSaleBadge, solutionNames } from './after-sale-state.tsx'

const PAGE_SIZE = 25
const RETURNS = '/staff/returns'
const STATES = { open: 'Open', agreed: 'Agreed', refused: 'Refused' } as const
type State = keyof typeof STATES

export const meta = () => [{ title: 'Returns | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

const isState = (text: string | null): text is State => text !== null && Object.hasOwn(STATES, text)

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const asked = query.get('state')
  const input = {
    state: isState(asked) ? asked : ('open' as const),
    pageNumber: readPageNumber(query),
    ...readAssigned(query),
  }
  const found = await callApi(staffAfterSales, { ...input, pageSize: PAGE_SIZE })
  const assigned = await readAssignedNames(
    'return',
    found.list.map(({ afterSaleNo }) => afterSaleNo),
  )
  return { ...input, ...found, assigned }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

function addressOf(state: string, assignedTo: string | undefined): string {
  const query = new URLSearchParams({
    ...(state !== 'open' && { state }),
    ...(assignedTo && { assigned: assignedTo }),
  })
  return query.size > 0 ? `${RETURNS}?${query}` : RETURNS
}

export default function StaffReturnsPage({
  loaderData: { list, totalCount, state, pageNumber, assignedTo, assigned },
}: {
  loaderData: PageData
}) {
  const { chosen, choose } = useChosenRows(list.map(({ afterSaleNo }) => afterSaleNo))
  const tabs = Object.entries(STATES).map(([one, name]) => ({
    name,
    to: addressOf(one, assignedTo),
    chosen: one === state,
    count: one === state ? totalCount : undefined,
  }))
  return (
    <StaffPage title="Returns" actions={<KeyHints action="assign" />}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs label="State" tabs={tabs} />
        <AssigneeFilter kind="return" />
      </div>
      {list.length === 0 ? (
        <EmptyState icon={<RotateCcw aria-hidden="true" />} title={state === 'open' ? 'No open returns' : 'None yet'}>
          {state === 'open' && !assignedTo && 'All customer service requests are answered.'}
        </EmptyState>
      ) : (
        <>
          <AssignChosen kind="return" subjects={chosen} />
          <ReturnTable list={list} assigned={assigned} chosen={chosen} onChoose={choose} />
          <StaffPagination
            path={RETURNS}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['request', 'requests']}
            exported={{ list: 'returns', filter: { state, assignedTo } }}
          />
        </>
      )}
    </StaffPage>
  )
}

type ReturnTableProps = ChosenRows & Pick<PageData, 'list' | 'assigned'>

function ReturnTable({ list, assigned, chosen, onChoose }: ReturnTableProps) {
  return (
    <TableFrame caption="Requests to customer service" stacked>
      <thead>
        <tr>
          <ChooseHead />
          <Th>Request</Th>
          <Th>Order</Th>
          <Th>Customer</Th>
          <Th>Requested</Th>
          <Th>Reason</Th>
          <Th>State</Th>
          <Th numeric>Age</Th>
        </tr>
      </thead>
      <tbody>
        {list.map((one) => (
          <ReturnRow
            key={one.afterSaleNo}
            one={one}
            assignee={assigned[one.afterSaleNo]}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </TableFrame>
  )
}

type ReturnRowProps = ChosenRows & { one: PageData['list'][number]; assignee: string | undefined }

function ReturnRow({ one, assignee, chosen, onChoose }: ReturnRowProps) {
  return (
    <tr className="focus-within:bg-accent-wash hover:bg-wash">
      <ChooseCell row={one.afterSaleNo} chosen={chosen} onChoose={onChoose} />
      <WorkLinkCell to={staffReturnAddress(one.afterSaleNo)} number={one.afterSaleNo} assignee={assignee} />
      <Td label="Order" className="py-2! font-mono">
        {one.orderNo}
      </Td>
      <Td label="Customer" className="py-2! max-w-60 wrap-anywhere sm:min-w-48">
        {one.email}
      </Td>
      <Td label="Requested" className="py-2!">
        {solutionNames[one.solution]}
      </Td>
      <Td label="Reason" className="py-2! max-w-80 wrap-anywhere">
        {one.reason}
      </Td>
      <Td label="State" className="py-2!">
        <AfterSaleBadge state={one.state} />
      </Td>
      <Td label="Age" numeric className="py-2! text-sm">
        <Age at={one.createdAt} late={one.state === 'open' && isLate('returns', one.createdAt, Date.now())} />
      </Td>
    </tr>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
