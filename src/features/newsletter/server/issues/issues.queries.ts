import type { Db, Tx } from '#server/database/connect.ts'
import type { Issue, Segment } from '../../staff-newsletter.contract.ts'

export interface IssueRow extends Omit<Issue, 'startedAt' | 'endedAt'> {
  startedAt: Date | null
  endedAt: Date | null
}

const columns = (sql: Db) => sql`
  issue_id "issueId", subject, body, link_label "linkLabel", link_url "linkUrl", segment, state,
  tested_at is not null tested, started_at "startedAt", ended_at "endedAt", changed_by "changedBy",
  (select count(*)::int from newsletter_delivery d where d.issue_id = i.issue_id) "deliveredCount", extract(epoch from changed_at)::text "version"`

export const listIssues = (sql: Db, limit: number) => sql<IssueRow[]>`
  select ${columns(sql)} from newsletter_issue i order by issue_id desc limit ${limit}`

export const lockIssue = (tx: Tx, issueId: number) => tx<IssueRow[]>`
  select ${columns(tx)} from newsletter_issue i where issue_id = ${issueId} for update`

export type IssueText = Pick<Issue, 'subject' | 'body' | 'linkLabel' | 'linkUrl' | 'segment'>

export const insertIssue = (tx: Tx, text: IssueText, who: string) => tx<{ issueId: number }[]>`
  insert into newsletter_issue (subject, body, link_label, link_url, segment, changed_by)
  values (${text.subject}, ${text.body}, ${text.linkLabel}, ${text.linkUrl}, ${text.segment}, ${who})
  returning issue_id "issueId"`

/** A changed text needs a new test mail. */
export const updateIssue = (tx: Tx, issueId: number, text: IssueText, who: string) => tx`
  update newsletter_issue set subject = ${text.subject}, body = ${text.body}, link_label = ${text.linkLabel},
    link_url = ${text.linkUrl}, segment = ${text.segment}, changed_by = ${who}, changed_at = clock_timestamp(),
    tested_at = null
  where issue_id = ${issueId}`

export const deleteIssue = (tx: Tx, issueId: number) => tx`delete from newsletter_issue where issue_id = ${issueId}`

export const markTested = (tx: Tx, issueId: number) => tx`
  update newsletter_issue set tested_at = now() where issue_id = ${issueId}`

export const startIssue = (tx: Tx, issueId: number) => tx`
  update newsletter_issue set state = 'sending', started_at = now() where issue_id = ${issueId}`

export const endIssue = (tx: Tx, issueId: number, state: 'sent' | 'stopped') => tx`
  update newsletter_issue set state = ${state}, ended_at = now() where issue_id = ${issueId}`

const hasOrdered = (sql: Db) => sql`
  exists (select from account a join orders o using (account_id) where a.email_key = s.email_key and o.paid_at is not null)`

/** Confirmed subscribers of the segment. */
const readers = (sql: Db, segment: Segment) => sql`
  s.confirmed_at is not null and s.left_at is null
  ${segment === 'customers' ? sql`and ${hasOrdered(sql)}` : sql``}
  ${segment === 'never_ordered' ? sql`and not ${hasOrdered(sql)}` : sql``}
  ${segment === 'new' ? sql`and s.confirmed_at > now() - interval '30 days'` : sql``}`

export async function countReaders(sql: Db, segment: Segment): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int count from newsletter_subscriber s where ${readers(sql, segment)}`
  return row?.count ?? 0
}

/** The next recipients, marked as sent in the same statement. */
export const takeReaders = (tx: Tx, issueId: number, segment: Segment, limit: number) => tx<
  { email: string; secret: string }[]
>`
  with next as (
    select s.subscriber_id from newsletter_subscriber s
    where ${readers(tx, segment)} and not exists (
      select from newsletter_delivery d where d.issue_id = ${issueId} and d.subscriber_id = s.subscriber_id)
    order by s.subscriber_id limit ${limit} for update
  ), taken as (
    insert into newsletter_delivery (issue_id, subscriber_id) select ${issueId}, subscriber_id from next
  )
  select email, secret from newsletter_subscriber join next using (subscriber_id)`
