import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { type Issue, removeIssue, saveIssue, sendIssue, stopIssue, testIssue } from '../../staff-newsletter.contract.ts'
import { IssueFields, readIssue, type SegmentCounts } from './issue-fields.tsx'

const check = required({ subject: 'Please enter a subject', body: 'Please enter a text' })

export function NewIssueButton({ segments }: { segments: SegmentCounts }) {
  return (
    <ActionButton
      label="New newsletter"
      variant="primary"
      title="New newsletter"
      confirm="Save draft"
      done="Draft saved"
      check={check}
      send={(entered) => callApi(saveIssue, readIssue(entered))}
      fields={(problems) => <IssueFields segments={segments} problems={problems} />}
    />
  )
}

export function IssueActions({ issue, segments }: { issue: Issue; segments: SegmentCounts }) {
  const { issueId, state } = issue
  if (state === 'sending')
    return (
      <ActionButton
        label="Stop"
        size="sm"
        variant="danger"
        title="Stop sending?"
        description="Readers who have received it keep it. Sending cannot be resumed."
        done="Stopped"
        send={() => callApi(stopIssue, { issueId })}
      />
    )
  if (state === 'draft') return <DraftActions issue={issue} segments={segments} />
  return (
    <ActionButton
      label="Read or use again"
      size="sm"
      title={issue.subject}
      description="The newsletter as sent. Saving creates a new draft; the sent newsletter is not changed."
      confirm="Save as new draft"
      done="Draft saved"
      check={check}
      send={(entered) => callApi(saveIssue, readIssue(entered))}
      fields={(problems) => <IssueFields issue={issue} segments={segments} problems={problems} />}
    />
  )
}

function DraftActions({ issue, segments }: { issue: Issue; segments: SegmentCounts }) {
  const { issueId, version, subject, tested } = issue
  const count = segments.find(({ segment }) => segment === issue.segment)?.count ?? 0
  return (
    <span className="flex flex-wrap gap-1.5">
      <ActionButton
        label="Change"
        size="sm"
        title={subject}
        confirm="Save draft"
        done="Draft saved"
        check={check}
        send={(entered) => callApi(saveIssue, { issueId, version, ...readIssue(entered) })}
        fields={(problems) => <IssueFields issue={issue} segments={segments} problems={problems} />}
      />
      <ActionButton
        label="Test"
        size="sm"
        title="Send it to yourself?"
        description="You get it as readers will, with “Test” in front of the subject."
        confirm="Send to me"
        done="Test sent to your address"
        send={() => callApi(testIssue, { issueId })}
      />
      {tested && (
        <ActionButton
          label="Send"
          size="sm"
          variant="primary"
          title={`Send to ${formatCount(count)} ${count === 1 ? 'reader' : 'readers'}?`}
          description="It is sent in batches. Sending can be stopped, but not undone."
          confirm="Send now"
          done="Sending has started"
          send={() => callApi(sendIssue, { issueId, count, version })}
        />
      )}
      <ActionButton
        label="Remove"
        size="sm"
        title={`Remove “${subject}”?`}
        done="Draft removed"
        send={() => callApi(removeIssue, { issueId })}
      />
    </span>
  )
}
