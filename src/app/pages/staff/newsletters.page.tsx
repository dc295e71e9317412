import { ContentTabs } from '#features/content/web/staff/content-tabs.tsx'
import { staffNewsletter } from '#features/newsletter/staff-newsletter.contract.ts'
import { NewIssueButton } from '#features/newsletter/web/staff/issue-actions.tsx'
import { IssueList, type Newsletters } from '#features/newsletter/web/staff/issue-list.tsx'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'

export const meta = () => [{ title: 'Newsletter | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(staffNewsletter, {})

/** Newsletters: write, test, send. */
export default function NewslettersPage({ loaderData: newsletters }: { loaderData: Newsletters }) {
  const editable = useCan()('newsletter.write')
  return (
    <StaffPage
      title="Content: Newsletter"
      lead="Sent only to readers who confirmed their address and have not unsubscribed. Send it to yourself first."
      actions={editable && <NewIssueButton segments={newsletters.segments} />}
    >
      <ContentTabs />
      <IssueList newsletters={newsletters} editable={editable} />
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
