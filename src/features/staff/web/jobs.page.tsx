import { CircleCheck } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { callApi } from '#web/call.ts'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { FailedJob } from '../staff.contract.ts'
import { failedJobs } from '../staff-jobs.contract.ts'
import { RetryButton } from './failed-jobs.tsx'
import { FilterTabs } from './filter-tabs.tsx'
import { queryOf, readPageNumber } from './paged-address.ts'
import { KeyHints, StaffPage } from './staff-page.tsx'
import { StaffPagination } from './staff-pagination.tsx'
import { useCan } from './use-staff.ts'
import { AssignChosen } from './work/assign-chosen.tsx'
import { readWork } from './work/assigned-names.ts'
import { AssigneeFilter, readAssigned } from './work/assignee-filter.tsx'
import { ChooseCell, ChooseHead, type ChosenRows, useChosenRows } from './work/chosen-rows.tsx'
import { NotesButton } from './work/notes-button.tsx'

const PAGE_SIZE = 25
const JOBS = '/staff/jobs'

export const meta = () => [{ title: 'Failed jobs | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const filter = { name: (query.get('name') ?? '').trim().slice(0, 60), ...readAssigned(query) }
  const pageNumber = readPageNumber(query)
  const found = await callApi(failedJobs, { ...filter, pageNumber, pageSize: PAGE_SIZE })
  const work = await readWork(
    'job',
    found.list.map(({ failedJobId }) => String(failedJobId)),
  )
  return { ...found, ...filter, ...work, pageNumber }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

function addressOf(name: string, assignedTo: string | undefined): string {
  const query = new URLSearchParams({ ...(name && { name }), ...(assignedTo && { assigned: assignedTo }) })
  return query.size > 0 ? `${JOBS}?${query}` : JOBS
}

/** Mails, refunds and other background work that failed finally. */
export default function JobsPage({ loaderData }: { loaderData: PageData }) {
  const { list, totalCount, name, pageNumber, assignedTo } = loaderData
  const { chosen, choose } = useChosenRows(list.map(({ failedJobId }) => String(failedJobId)))
  const can = useCan()
  return (
    <StaffPage
      title="Failed jobs"
      lead="Mails, refunds and expiries that failed after several attempts, newest first. Retry them once the cause is fixed."
      actions={<KeyHints action="retry" choosing />}
    >
      <JobFilters data={loaderData} />
      {list.length === 0 ? (
        <EmptyState icon={<CircleCheck aria-hidden="true" />} title="No failed jobs">
          Every mail was delivered and every job is done.
        </EmptyState>
      ) : (
        <>
          {chosen.length > 0 && (
            <div className="flex flex-wrap items-center gap-2">
              {can('jobs.write') && (
                <RetryButton label={`Retry ${chosen.length}`} failedJobIds={chosen.map((one) => Number(one))} />
              )}
              <AssignChosen kind="job" subjects={chosen} />
            </div>
          )}
          <JobTable data={loaderData} chosen={chosen} onChoose={choose} />
          <StaffPagination
            path={JOBS}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['job', 'jobs']}
            exported={{ list: 'failed-jobs', filter: { name, assignedTo } }}
          />
        </>
      )}
    </StaffPage>
  )
}

function JobFilters({ data: { names, name, assignedTo } }: { data: PageData }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <FilterTabs
        label="Job"
        tabs={[
          { name: 'All', to: addressOf('', assignedTo), chosen: name === '' },
          ...names.map((one) => ({
            name: one.name,
            count: one.count,
            to: addressOf(one.name, assignedTo),
            chosen: one.name === name,
          })),
        ]}
      />
      <AssigneeFilter kind="job" />
    </div>
  )
}

function JobTable({ data: { list, assigned, noteCounts }, chosen, onChoose }: ChosenRows & { data: PageData }) {
  return (
    <TableFrame caption="Failed jobs" stacked>
      <thead>
        <tr>
          <ChooseHead />
          <Th>Job</Th>
          <Th>Error</Th>
          <Th numeric>Attempts</Th>
          <Th>Failed</Th>
          <Th nameHidden>Actions</Th>
        </tr>
      </thead>
      <tbody>
        {list.map((job) => (
          <JobRow
            key={job.failedJobId}
            job={job}
            assignee={assigned[job.failedJobId]}
            noteCount={noteCounts[job.failedJobId]}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </TableFrame>
  )
}

type JobRowProps = ChosenRows & { job: FailedJob; assignee: string | undefined; noteCount: number | undefined }

function JobRow({ job, assignee, noteCount, chosen, onChoose }: JobRowProps) {
  const { failedJobId, name, recipient, error, attempts, failedAt } = job
  const can = useCan()
  const about = recipient ? `${name} to ${recipient}` : `${name} ${failedJobId}`
  return (
    <tr className="focus-within:bg-accent-wash hover:bg-wash">
      <ChooseCell row={String(failedJobId)} name={about} chosen={chosen} onChoose={onChoose} />
      <Td className="py-2! wrap-anywhere">
        {recipient && can('customers.read') ? (
          <TextLink to={`/staff/customers?keyword=${encodeURIComponent(recipient)}`} data-row-link>
            <span className="font-mono">{name}</span> {recipient}
          </TextLink>
        ) : (
          <TextLink to={addressOf(name, undefined)} data-row-link>
            <span className="font-mono">{name}</span> {recipient}
          </TextLink>
        )}
        {assignee && <span className="block text-xs text-ink-3">{assignee}</span>}
      </Td>
      <Td label="Error" className="py-2! max-w-120 wrap-anywhere text-sm text-ink-2">
        {error}
      </Td>
      <Td label="Attempts" numeric className="py-2! font-mono">
        {attempts}
      </Td>
      <Td label="Failed" className="py-2! text-sm text-ink-2">
        <Moment at={failedAt} withTime />
      </Td>
      <Td className="py-2!">
        <div className="flex gap-2 sm:justify-end">
          {can('jobs.write') && (
            <span data-row-action className="contents">
              <RetryButton label="Retry" failedJobIds={[failedJobId]} />
            </span>
          )}
          <NotesButton kind="job" subject={String(failedJobId)} about={about} count={noteCount} />
        </div>
      </Td>
    </tr>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from './staff-error.tsx'
