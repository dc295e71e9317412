import { CircleCheck } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { comparedDays, paymentDifferences } from '#features/payment/comparison.contract.ts'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { CompareDays } from './compare-days.tsx'
import { DayTable } from './day-table.tsx'
import { DifferenceTable } from './difference-table.tsx'

const PAGE_SIZE = 25
const COMPARISON = '/staff/payments/comparison'
/** A month below the differences. */
const DAYS_SHOWN = 31

const STATES = [
  { state: 'open', name: 'Open', to: COMPARISON },
  { state: 'closed', name: 'Resolved or explained', to: `${COMPARISON}?state=closed` },
] as const

export const meta = () => [
  { title: 'Payments and provider | Back office' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const state = query.get('state') === 'closed' ? ('closed' as const) : ('open' as const)
  const pageNumber = readPageNumber(query)
  const [differences, days] = await Promise.all([
    callApi(paymentDifferences, { state, pageNumber, pageSize: PAGE_SIZE }),
    callApi(comparedDays, { pageSize: DAYS_SHOWN }),
  ])
  return { differences, days: days.list, state, pageNumber }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** What differs between the payments of this store and those of its provider, and the sums of each day. */
export default function ComparisonPage({
  loaderData: { differences, days, state, pageNumber },
}: {
  loaderData: PageData
}) {
  const { list, totalCount } = differences
  const tabs = STATES.map((one) => ({ name: one.name, to: one.to, chosen: one.state === state }))
  return (
    <StaffPage
      title="Payments and provider"
      lead="Every morning the payments, refunds and disputes of the day before are compared with those of the payment provider. Days are in UTC."
      actions={
        <>
          <ButtonLink to="/staff/payments">Payments to check</ButtonLink>
          <CompareDays />
        </>
      }
    >
      <FilterTabs label="Differences" tabs={tabs} />
      {list.length === 0 ? (
        <EmptyState icon={<CircleCheck aria-hidden="true" />} title="No differences">
          {state === 'open' && days.length === 0 ? 'No day has been compared yet.' : 'None of this kind.'}
        </EmptyState>
      ) : (
        <>
          <DifferenceTable differences={list} />
          <StaffPagination
            path={COMPARISON}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['difference', 'differences']}
          />
        </>
      )}
      {days.length > 0 && <DayTable days={days} />}
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
