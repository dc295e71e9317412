import { SearchCheck } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { KeyHints, StaffPage, StaffSection, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { MISS_STATES, type Miss, makerChoices, searchMisses, taughtWords } from '../../staff-search.contract.ts'
import { MissActions, TeachWord } from './miss-actions.tsx'
import { TaughtWords } from './taught-words.tsx'

const PAGE_SIZE = 25
const SEARCHES = '/staff/searches'
const DAYS = [7, 30, 90] as const

export const meta = () => [{ title: 'Searches | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const state = MISS_STATES.find((one) => one === query.get('state')) ?? 'open'
  const days = DAYS.find((one) => String(one) === query.get('days')) ?? 30
  const pageNumber = readPageNumber(query)
  const [misses, words, makers] = await Promise.all([
    callApi(searchMisses, { state, days, pageNumber, pageSize: PAGE_SIZE }),
    callApi(taughtWords, {}),
    callApi(makerChoices, {}),
  ])
  return { state, days, pageNumber, misses, words: words.list, makers: makers.list }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

const STATE_NAMES: Readonly<Record<(typeof MISS_STATES)[number], string>> = {
  open: 'Open',
  to_order: 'To order',
  not_offered: 'Not offered',
  taught: 'Taught',
}

/** Searches without results, with actions. */
export default function SearchesPage({ loaderData }: { loaderData: PageData }) {
  const { state, days, pageNumber, misses, words, makers } = loaderData
  const can = useCan()
  const mayTeach = can('search.write')
  const address = (next: { state: string; days: number }) =>
    `${SEARCHES}?${new URLSearchParams({ state: next.state, days: String(next.days) })}`
  return (
    <StaffPage
      title="Searches without a result"
      lead="Add synonyms so that the next search finds these parts."
      actions={mayTeach && <TeachWord />}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <FilterTabs
          label="State"
          tabs={MISS_STATES.map((one) => ({
            name: STATE_NAMES[one],
            to: address({ state: one, days }),
            chosen: one === state,
          }))}
        />
        <FilterTabs
          label="Period"
          tabs={DAYS.map((one) => ({ name: `${one} days`, to: address({ state, days: one }), chosen: one === days }))}
        />
        <KeyHints />
      </div>
      <TwoColumns
        main={
          misses.list.length === 0 ? (
            <EmptyState icon={<SearchCheck aria-hidden="true" />} title="Nothing here">
              {state === 'open' ? `All searches of the last ${days} days had results or are answered.` : undefined}
            </EmptyState>
          ) : (
            <div className="grid gap-4">
              <MissTable state={state} misses={misses.list} makers={makers} editable={mayTeach} />
              <StaffPagination
                path={SEARCHES}
                pageNumber={pageNumber}
                pageSize={PAGE_SIZE}
                totalCount={misses.totalCount}
                nouns={['search', 'searches']}
              />
            </div>
          )
        }
        aside={
          <StaffSection title="Words taught by staff">
            <TaughtWords words={words} editable={mayTeach} />
          </StaffSection>
        }
      />
    </StaffPage>
  )
}

type RowProps = { miss: Miss; makers: PageData['makers']; editable: boolean }

function MissRow({ miss, makers, editable }: RowProps) {
  return (
    <tr className="focus-within:bg-accent-wash hover:bg-wash">
      <Td className="py-1.5! wrap-anywhere">
        <TextLink to={`/comListSearch?${new URLSearchParams({ goodsModel: miss.query })}`} data-row-link>
          {miss.query}
        </TextLink>
      </Td>
      <Td label="Times" numeric className="py-1.5! font-mono">
        {formatCount(miss.times)}
      </Td>
      <Td label="Last" className="py-1.5! text-sm whitespace-nowrap text-ink-2">
        {miss.lastOn}
      </Td>
      <Td className="py-1.5!">
        {miss.answer !== null && miss.detail !== '' && (
          <span className="mr-3 text-sm text-ink-2">
            {miss.answer === 'maker' ? 'a name of' : 'means'} {miss.detail}, {miss.who}
          </span>
        )}
        {editable && <MissActions miss={miss} makers={makers} />}
      </Td>
    </tr>
  )
}

type MissTableProps = Pick<PageData, 'state' | 'makers'> & { misses: Miss[]; editable: boolean }

function MissTable({ state, misses, makers, editable }: MissTableProps) {
  return (
    <TableFrame caption="Searches without a result" stacked>
      <thead>
        <tr>
          <Th>Search</Th>
          <Th numeric>Times</Th>
          <Th>Last</Th>
          <Th>{state === 'open' ? <span className="sr-only">Actions</span> : 'Answer'}</Th>
        </tr>
      </thead>
      <tbody>
        {misses.map((miss) => (
          <MissRow key={miss.query} miss={miss} makers={makers} editable={editable} />
        ))}
      </tbody>
    </TableFrame>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
