import { MessageCircleQuestion } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { isLate } from '#features/staff/queues.rules.ts'
import { Age } from '#features/staff/web/age.tsx'
import { type About, aboutText, type Days, readAbout, readDays } from '#features/staff/web/figure-filters.ts'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { staffQuoteAddress } from '#features/staff/web/staff-addresses.ts'
import { KeyHints, StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { AssignChosen } from '#features/staff/web/work/assign-chosen.tsx'
import { readAssignedNames } from '#features/staff/web/work/assigned-names.ts'
import { AssigneeFilter, readAssigned } from '#features/staff/web/work/assignee-filter.tsx'
import { ChooseCell, ChooseHead, type ChosenRows, useChosenRows } from '#features/staff/web/work/chosen-rows.tsx'
import { WorkLinkCell } from '#features/staff/web/work/work-link-cell.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { type EnquiryStatus, enquiryStatuses } from '../../rfq-status.rules.ts'
import { staffEnquiries } from '../../staff-rfq.contract.ts'
import { EnquiryStatusBadge } from '../enquiry-status.tsx'
import { EnterEnquiry } from './enter-enquiry.tsx'

const PAGE_SIZE = 25
const QUOTES = '/staff/quotes'

export const meta = () => [{ title: 'Quotes | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

const isStatus = (text: string | null): text is EnquiryStatus => text !== null && Object.hasOwn(enquiryStatuses, text)

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const asked = query.get('status')
  const pageNumber = readPageNumber(query)
  const status = isStatus(asked) ? asked : undefined
  const { assignedTo } = readAssigned(query)
  const days = readPeriod(query)
  const filter = { ...(status && { status }), ...(assignedTo && { assignedTo }), ...days }
  const found = await callApi(staffEnquiries, { ...filter, pageNumber, pageSize: PAGE_SIZE })
  const assigned = await readAssignedNames(
    'quote',
    found.list.map(({ enquiryNo }) => enquiryNo),
  )
  return { ...found, status, assignedTo, assigned, days, pageNumber }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

const PROGRESS = ['quoted', 'won'] as const

type Period = Days & About & { progress?: (typeof PROGRESS)[number] }

/** Where the figures lead to: requests from one day to another, those that were quoted or won, of one manufacturer … */
function readPeriod(query: URLSearchParams): Period | undefined {
  const days = readDays(query)
  const progress = PROGRESS.find((one) => one === query.get('progress'))
  return days && { ...days, ...(progress && { progress }), ...readAbout(query) }
}

type Filter = Pick<PageData, 'assignedTo' | 'days'>

function addressOf(status: string, { assignedTo, days }: Partial<Filter>): string {
  const query = new URLSearchParams({
    ...Object.fromEntries(Object.entries(days ?? {}).map(([name, value]) => [name, String(value)])),
    ...(status && { status }),
    ...(assignedTo && { assigned: assignedTo }),
  })
  return query.size > 0 ? `${QUOTES}?${query}` : QUOTES
}

const isWaiting = (status: EnquiryStatus) => status === 'received' || status === 'in_work'

export default function StaffQuotesPage({ loaderData }: { loaderData: PageData }) {
  const { list, totalCount, counts, status, assignedTo, assigned, days, pageNumber } = loaderData
  const { chosen, choose } = useChosenRows(list.map(({ enquiryNo }) => enquiryNo))
  const can = useCan()
  const countOf = (one: EnquiryStatus) => counts.find((row) => row.status === one)?.count ?? 0
  const tabs = Object.entries(enquiryStatuses).map(([one, name]) => ({
    name,
    to: addressOf(one, loaderData),
    chosen: one === status,
    count: assignedTo || days ? undefined : countOf(one as EnquiryStatus), // keys of the table
  }))
  return (
    <StaffPage
      title="Quotes"
      meta={days && `${formatCount(totalCount)} ${days.progress ?? 'requested'} ${aboutText(days)}`}
      actions={
        <>
          {days ? (
            <ButtonLink to={addressOf(status ?? '', { assignedTo })}>Requests of all days</ButtonLink>
          ) : (
            <KeyHints action="assign" />
          )}
          {can('quotes.write') && <EnterEnquiry />}
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs
          label="Status"
          tabs={[{ name: 'All', to: addressOf('', loaderData), chosen: status === undefined }, ...tabs]}
        />
        <AssigneeFilter kind="quote" />
      </div>
      {list.length === 0 ? (
        <EmptyState icon={<MessageCircleQuestion aria-hidden="true" />} title="No requests here">
          {status || days ? 'No such request for a quote.' : 'No requests for quotes yet.'}
        </EmptyState>
      ) : (
        <>
          <AssignChosen kind="quote" subjects={chosen} />
          <RequestTable list={list} assigned={assigned} chosen={chosen} onChoose={choose} />
          <StaffPagination
            path={QUOTES}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['request', 'requests']}
            exported={{ list: 'quotes', filter: { status, assignedTo, ...days } }}
          />
        </>
      )}
    </StaffPage>
  )
}

type RequestTableProps = ChosenRows & Pick<PageData, 'list' | 'assigned'>

function RequestTable({ list, assigned, chosen, onChoose }: RequestTableProps) {
  return (
    <TableFrame caption="Requests for quotes" stacked>
      <thead>
        <tr>
          <ChooseHead />
          <Th>Request</Th>
          <Th>Customer</Th>
          <Th>Parts</Th>
          <Th numeric>Lines</Th>
          <Th numeric>Priced</Th>
          <Th>Status</Th>
          <Th numeric>Age</Th>
        </tr>
      </thead>
      <tbody>
        {list.map((one) => (
          <QuoteRow
            key={one.enquiryNo}
            one={one}
            assignee={assigned[one.enquiryNo]}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </TableFrame>
  )
}

type QuoteRowProps = ChosenRows & { one: PageData['list'][number]; assignee: string | undefined }

function QuoteRow({ one, assignee, chosen, onChoose }: QuoteRowProps) {
  return (
    <tr className="focus-within:bg-accent-wash hover:bg-wash">
      <ChooseCell row={one.enquiryNo} chosen={chosen} onChoose={onChoose} />
      <WorkLinkCell to={staffQuoteAddress(one.enquiryNo)} number={one.enquiryNo} assignee={assignee} />
      <Td label="Customer" className="py-2! max-w-64 wrap-anywhere sm:min-w-48">
        {one.company || one.email}
        {one.company && <span className="block text-xs text-ink-3">{one.email}</span>}
      </Td>
      <Td label="Parts" className="py-2! max-w-80 text-sm text-ink-2">
        <span className="line-clamp-1 font-mono wrap-anywhere">{one.models.join(', ')}</span>
      </Td>
      <Td label="Lines" numeric className="py-2! font-mono">
        {one.lineCount}
      </Td>
      <Td label="Priced" numeric className="py-2! font-mono">
        {one.quotedCount}
      </Td>
      <Td label="Status" className="py-2!">
        <EnquiryStatusBadge status={one.status} />
      </Td>
      <Td label="Age" numeric className="py-2! text-sm">
        <Age at={one.createdAt} late={isWaiting(one.status) && isLate('quotes', one.createdAt, Date.now())} />
      </Td>
    </tr>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
