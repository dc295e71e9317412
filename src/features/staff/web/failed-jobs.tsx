import { callApi } from '#web/call.ts'
import { Moment } from '#web/ui/display/moment.tsx'
import { type FailedJob, retryFailedJobs } from '../staff.contract.ts'
import { ActionButton } from './action-button.tsx'
import { StaffSection } from './staff-page.tsx'
import { useCan } from './use-staff.ts'

export function FailedJobs({ jobs }: { jobs: FailedJob[] }) {
  const can = useCan()
  const failedJobIds = jobs.map(({ failedJobId }) => failedJobId)
  return (
    <StaffSection
      id="failed-jobs"
      title="Failed jobs"
      aside={can('jobs.write') && jobs.length > 1 && <RetryButton label="Retry all" failedJobIds={failedJobIds} />}
    >
      <ul className="text-sm">
        {jobs.map(({ failedJobId, name, recipient, error, failedAt }) => (
          <li key={failedJobId} className="border-t border-line py-2 first:border-t-0">
            <p className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">
                <span className="font-mono">{name}</span> {recipient}
              </span>
              <span className="shrink-0 text-ink-3">
                <Moment at={failedAt} withTime />
              </span>
            </p>
            <div className="flex items-start justify-between gap-4">
              <p className="line-clamp-2 wrap-anywhere text-ink-2" title={error}>
                {error}
              </p>
              {can('jobs.write') && <RetryButton label="Retry" failedJobIds={[failedJobId]} />}
            </div>
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}

export function RetryButton({ label, failedJobIds }: { label: string; failedJobIds: number[] }) {
  const subject = failedJobIds.length === 1 ? 'this job' : `these ${failedJobIds.length} jobs`
  return (
    <ActionButton
      label={label}
      size="sm"
      title={`Retry ${subject}?`}
      description="The e-mail, refund or expiry is attempted again. Retry once the cause is fixed."
      done={failedJobIds.length === 1 ? 'Job queued again.' : 'Jobs queued again.'}
      send={() => callApi(retryFailedJobs, { failedJobIds })}
    />
  )
}
