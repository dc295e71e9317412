import { FileUp } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { KeyHints, StaffPage, StaffSection, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { AssignChosen } from '#features/staff/web/work/assign-chosen.tsx'
import { type AssignedNames, readAssignedNames } from '#features/staff/web/work/assigned-names.ts'
import { AssigneeFilter, readAssigned } from '#features/staff/web/work/assignee-filter.tsx'
import { ChooseCell, ChooseHead, type ChosenRows, useChosenRows } from '#features/staff/web/work/chosen-rows.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { type Feed, listFeeds } from '../../feeds.contract.ts'
import { checkImports, type ImportSummary, importSources, importStates, listImports } from '../../supply.contract.ts'
import { FeedList } from './feeds/feed-list.tsx'
import { IMPORTS, importAddress, kindNames, statusOf } from './import-words.ts'
import { UploadForm } from './upload-form.tsx'

const PAGE_SIZE = 20

export const meta = () => [{ title: 'Imports | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const filter = {
    state: importStates.find((one) => one === query.get('state')) ?? ('all' as const),
    ...readAssigned(query),
  }
  const pageNumber = readPageNumber(query)
  const [imports, sources, feeds] = await Promise.all([
    callApi(listImports, { ...filter, pageNumber, pageSize: PAGE_SIZE }),
    callApi(importSources, {}),
    callApi(listFeeds, {}),
  ])
  const assigned = await readAssignedNames(
    'import',
    imports.list.map(({ importId }) => String(importId)),
  )
  return { ...filter, pageNumber, sources: sources.list, feeds: feeds.list, ...imports, assigned }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

const STATE_NAMES = { all: 'All', check: 'To check', applied: 'Applied', undone: 'Undone' } as const

function addressOf(state: string, assignedTo: string | undefined): string {
  const query = new URLSearchParams({ ...(state !== 'all' && { state }), ...(assignedTo && { assigned: assignedTo }) })
  return query.size > 0 ? `${IMPORTS}?${query}` : IMPORTS
}

/** All imports, and the upload form. */
export default function ImportsPage({ loaderData }: { loaderData: PageData }) {
  const { list, totalCount, pageNumber, sources, feeds, state, assignedTo, assigned } = loaderData
  const { chosen, choose } = useChosenRows(list.map(({ importId }) => String(importId)))
  const isFiltered = state !== 'all' || assignedTo !== undefined
  const can = useCan()
  return (
    <StaffPage
      title="Imports"
      lead="Lists of parts, prices or stock. A file is read and compared first; nothing changes until you apply it."
      actions={list.length > 0 && <KeyHints action="assign" />}
    >
      <TwoColumns
        main={
          <StaffSection title="History">
            {(isFiltered || list.length > 0) && <ImportFilters state={state} assignedTo={assignedTo} />}
            {state === 'check' && !assignedTo && <Unfetched feeds={feeds} />}
            {list.length === 0 ? (
              <EmptyState
                icon={<FileUp aria-hidden="true" />}
                title={isFiltered ? 'No imports here' : 'No imports yet'}
              >
                {!isFiltered && 'Upload a price list: part number, manufacturer and price are enough.'}
              </EmptyState>
            ) : (
              <div className="grid gap-4">
                <div className="flex flex-wrap gap-2 empty:hidden">
                  {state === 'check' && can('import.write') && <MarkChecked importIds={chosen.map(Number)} />}
                  <AssignChosen kind="import" subjects={chosen} />
                </div>
                <ImportTable imports={list} assigned={assigned} chosen={chosen} onChoose={choose} />
                <StaffPagination
                  path={IMPORTS}
                  pageNumber={pageNumber}
                  pageSize={PAGE_SIZE}
                  totalCount={totalCount}
                  nouns={['import', 'imports']}
                  exported={{ list: 'imports', filter: { state, assignedTo } }}
                />
              </div>
            )}
          </StaffSection>
        }
        aside={
          <>
            {can('import.write') && (
              <StaffSection title="New import">
                <UploadForm sources={sources} />
              </StaffSection>
            )}
            <FeedList feeds={feeds} sources={sources} editable={can('import.write')} />
          </>
        }
      />
    </StaffPage>
  )
}

function MarkChecked({ importIds }: { importIds: number[] }) {
  if (importIds.length === 0) return null
  const count = importIds.length === 1 ? '1 import' : `${importIds.length} imports`
  return (
    <ActionButton
      label="Mark as checked"
      size="sm"
      title={`Mark ${count} as checked?`}
      description="They leave this list. What was not applied stays unchanged."
      done="Marked as checked"
      send={() => callApi(checkImports, { importIds })}
    />
  )
}

/** Scheduled imports without a list: they wait with the others. */
function Unfetched({ feeds }: { feeds: Feed[] }) {
  return feeds
    .filter(({ active, problem }) => active && problem !== null)
    .map(({ feedId, source, problem }) => (
      <div key={feedId} className="pb-3">
        <Callout tone="warn">
          The scheduled import “{source}” could not be fetched: {problem}
        </Callout>
      </div>
    ))
}

function ImportFilters({ state, assignedTo }: { state: string; assignedTo: string | undefined }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
      <FilterTabs
        label="State"
        tabs={importStates.map((one) => ({
          name: STATE_NAMES[one],
          to: addressOf(one, assignedTo),
          chosen: one === state,
        }))}
      />
      <AssigneeFilter kind="import" />
    </div>
  )
}

const cell = 'py-2!'

type ImportRowProps = ChosenRows & { one: ImportSummary; assignee: string | undefined }

function ImportRow({ one, assignee, chosen, onChoose }: ImportRowProps) {
  const { name, tone } = statusOf(one)
  return (
    <tr className="focus-within:bg-accent-wash hover:bg-wash">
      <ChooseCell row={String(one.importId)} name={one.fileNames.join(', ')} chosen={chosen} onChoose={onChoose} />
      <Td className={`${cell} sm:min-w-48`}>
        <TextLink to={importAddress(one.importId)} data-row-link className="wrap-anywhere">
          {one.fileNames.join(', ')}
        </TextLink>
        <span className="block text-xs text-ink-3">
          {one.sourceName}, {kindNames[one.kind].toLowerCase()}
          {assignee && `, ${assignee}`}
        </span>
      </Td>
      <Td label="Status" className={cell}>
        <Badge tone={tone}>{name}</Badge>
      </Td>
      <Count label="New" count={one.newCount} />
      <Count label="Changed" count={one.changedCount} />
      <Count label="Gone" count={one.goneCount} />
      <Count label="Left out" count={one.badCount} warn />
      <Td label="Started" className={`${cell} text-sm whitespace-nowrap text-ink-2`}>
        <Moment at={one.createdAt} withTime />
      </Td>
    </tr>
  )
}

function Count({ label, count, warn = false }: { label: string; count: number; warn?: boolean }) {
  return (
    <Td label={label} numeric className={`${cell} font-mono ${warn && count > 0 ? 'text-copper' : ''}`}>
      {formatCount(count)}
    </Td>
  )
}

type ImportTableProps = ChosenRows & { imports: ImportSummary[]; assigned: AssignedNames }

function ImportTable({ imports, assigned, ...choice }: ImportTableProps) {
  return (
    <TableFrame caption="Imports, newest first" stacked>
      <thead>
        <tr>
          <ChooseHead />
          <Th>File</Th>
          <Th>Status</Th>
          <Th numeric>New</Th>
          <Th numeric>Changed</Th>
          <Th numeric>Gone</Th>
          <Th numeric>Left out</Th>
          <Th>Started</Th>
        </tr>
      </thead>
      <tbody>
        {imports.map((one) => (
          <ImportRow key={one.importId} one={one} assignee={assigned[one.importId]} {...choice} />
        ))}
      </tbody>
    </TableFrame>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
