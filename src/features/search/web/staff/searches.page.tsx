import { SearchCheck } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { searchAddress } from '#features/catalog/web/addresses.ts'
import { ExportList } from '#features/staff/web/export-list.tsx'
import { aboutText, type Days, readDays } from '#features/staff/web/figure-filters.ts'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { KeyHints, StaffPage, StaffSection, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { readWork } from '#features/staff/web/work/assigned-names.ts'
import { AssigneeFilter, readAssigned } from '#features/staff/web/work/assignee-filter.tsx'
import { ChooseCell, ChooseHead, type ChosenRows, useChosenRows } from '#features/staff/web/work/chosen-rows.tsx'
import { NotesButton } from '#features/staff/web/work/notes-button.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { MISS_STATES, type Miss, makerChoices, searchMisses, taughtWords } from '../../staff-search.contract.ts'
import { ChosenMisses } from './chosen-misses.tsx'
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
  const period = readDays(query)
  const filter = { state, days, ...period, ...readAssigned(query) }
  const [misses, words, makers] = await Promise.all([
    callApi(searchMisses, { ...filter, pageNumber, pageSize: PAGE_SIZE }),
    callApi(taughtWords, {}),
    callApi(makerChoices, {}),
  ])
  const work = await readWork(
    'search',
    misses.list.map(({ query: text }) => text),
  )
  return { filter, period, pageNumber, misses, work, words: words.list, makers: makers.list }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

const STATE_NAMES: Readonly<Record<(typeof MISS_STATES)[number], string>> = {
  open: 'Open',
  to_order: 'To order',
  not_offered: 'Not offered',
  taught: 'Taught',
  all: 'All',
}

type Filter = { state: string; days: number; assignedTo?: string | undefined } & Partial<Days>

/** The days of a period replace the last days. */
const addressOf = ({ state, days, assignedTo, from, to }: Filter) =>
  `${SEARCHES}?${new URLSearchParams({
    state,
    ...(from && to ? { from, to } : { days: String(days) }),
    ...(assignedTo && { assigned: assignedTo }),
  })}`

/** Searches without results, with actions. */
export default function SearchesPage({ loaderData }: { loaderData: PageData }) {
  const { filter, period, pageNumber, misses, work, words, makers } = loaderData
  const { state } = filter
  const can = useCan()
  const mayTeach = can('search.write')
  return (
    <StaffPage
      title="Searches without a result"
      meta={period && aboutText(period)}
      lead="Add synonyms so that the next search finds these parts."
      actions={mayTeach && <TeachWord />}
    >
      <SearchFilters filter={filter} period={period} />
      <TwoColumns
        main={
          misses.list.length === 0 ? (
            <EmptyState icon={<SearchCheck aria-hidden="true" />} title="Nothing here">
              {emptyText(loaderData)}
            </EmptyState>
          ) : (
            <div className="grid gap-4">
              <MissTable state={state} misses={misses.list} work={work} makers={makers} editable={mayTeach} />
              <StaffPagination
                path={SEARCHES}
                pageNumber={pageNumber}
                pageSize={PAGE_SIZE}
                totalCount={misses.totalCount}
                nouns={['search', 'searches']}
                exported={{ list: 'searches', filter }}
              />
            </div>
          )
        }
        aside={
          <StaffSection title="Words taught by staff" aside={words.length > 0 && <ExportList list="taught-words" />}>
            <TaughtWords words={words} editable={mayTeach} />
          </StaffSection>
        }
      />
    </StaffPage>
  )
}

function SearchFilters({ filter, period }: Pick<PageData, 'filter' | 'period'>) {
  const { state, days } = filter
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <FilterTabs
        label="State"
        tabs={MISS_STATES.map((one) => ({
          name: STATE_NAMES[one],
          to: addressOf({ ...filter, state: one }),
          chosen: one === state,
        }))}
      />
      <FilterTabs
        label="Period"
        tabs={DAYS.map((one) => ({
          name: `${one} days`,
          to: addressOf({ state, days: one, assignedTo: filter.assignedTo }),
          chosen: !period && one === days,
        }))}
      />
      <AssigneeFilter kind="search" />
      <KeyHints action="teach" choosing={state === 'open'} />
    </div>
  )
}

function emptyText({ filter: { state, days, assignedTo }, period }: PageData): string | undefined {
  if (assignedTo) return 'No such search is assigned to them.'
  if (period) return 'No such search on these days.'
  return state === 'open' ? `All searches of the last ${days} days had results or are answered.` : undefined
}

type RowProps = ChosenRows & Pick<PageData, 'work' | 'makers'> & { miss: Miss; editable: boolean }

function MissRow({ miss, work, makers, editable, chosen, onChoose }: RowProps) {
  const assignee = work.assigned[miss.query]
  return (
    <tr className="focus-within:bg-accent-wash hover:bg-wash">
      <ChooseCell row={miss.query} chosen={chosen} onChoose={onChoose} />
      <Td className="py-1.5! wrap-anywhere">
        <TextLink to={searchAddress(miss.query)} data-row-link>
          {miss.query}
        </TextLink>
        {assignee && <span className="block text-xs text-ink-3">{assignee}</span>}
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
        <span data-row-action className="flex flex-wrap justify-end gap-1.5 max-sm:justify-start">
          {editable && <MissActions miss={miss} makers={makers} />}
          <NotesButton kind="search" subject={miss.query} about={miss.query} count={work.noteCounts[miss.query]} />
        </span>
      </Td>
    </tr>
  )
}

type MissTableProps = Pick<PageData, 'work' | 'makers'> & { state: string; misses: Miss[]; editable: boolean }

function MissTable({ state, misses, work, makers, editable }: MissTableProps) {
  const { chosen, choose } = useChosenRows(misses.map(({ query }) => query))
  return (
    <>
      <ChosenMisses queries={chosen} editable={editable && state === 'open'} />
      <TableFrame caption="Searches without a result" stacked>
        <thead>
          <tr>
            <ChooseHead />
            <Th>Search</Th>
            <Th numeric>Times</Th>
            <Th>Last</Th>
            <Th>{state === 'open' ? <span className="sr-only">Actions</span> : 'Answer'}</Th>
          </tr>
        </thead>
        <tbody>
          {misses.map((miss) => (
            <MissRow
              key={miss.query}
              miss={miss}
              work={work}
              makers={makers}
              editable={editable}
              chosen={chosen}
              onChoose={choose}
            />
          ))}
        </tbody>
      </TableFrame>
    </>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
