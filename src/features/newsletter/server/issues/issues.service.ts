import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { enqueue, handleJob, type JobHandler } from '#server/jobs/job.ts'
import { AppError } from '#shared/app-error.ts'
import { type Issue, SEGMENTS } from '../../staff-newsletter.contract.ts'
import { issueMail } from '../newsletter.mails.ts'
import { sendBatch } from './issues.jobs.ts'
import * as queries from './issues.queries.ts'

const BATCH_SIZE = 100
const SHOWN = 50

export async function readNewsletters(sql: Db) {
  const [rows, segments] = await Promise.all([
    queries.listIssues(sql, SHOWN),
    Promise.all(SEGMENTS.map(async (segment) => ({ segment, count: await queries.countReaders(sql, segment) }))),
  ])
  return { issues: rows.map(issueOf), segments }
}

const issueOf = (row: queries.IssueRow): Issue => ({
  ...row,
  startedAt: row.startedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
})

async function getIssue(tx: Tx, issueId: number, states: ReadonlyArray<Issue['state']>): Promise<queries.IssueRow> {
  const [issue] = await queries.lockIssue(tx, issueId)
  if (!issue) throw new AppError('not_found', 'There is no such newsletter.')
  if (!states.includes(issue.state))
    throw new AppError('wrong_status', `This newsletter is ${STATES[issue.state]}: nothing was changed.`)
  return issue
}

/** Two people may write one draft. */
function assertUnchanged(issue: queries.IssueRow, version: string | undefined): void {
  if (version !== undefined && version !== issue.version)
    throw new AppError('changed_meanwhile', `${issue.changedBy} has changed this draft since you opened it.`)
}

const STATES = { draft: 'a draft', sending: 'being sent', sent: 'sent', stopped: 'stopped' } as const

export function saveIssue(
  sql: Db,
  who: string,
  { issueId, version, ...text }: queries.IssueText & { issueId?: number | undefined; version?: string | undefined },
): Promise<{ issueId: number }> {
  if ((text.linkLabel === '') !== (text.linkUrl === ''))
    throw new AppError('invalid_input', 'A button needs a name and an address.')
  return inTransaction(sql, async (tx) => {
    if (issueId === undefined) {
      const [created] = await queries.insertIssue(tx, text, who)
      return { issueId: created?.issueId ?? 0 }
    }
    assertUnchanged(await getIssue(tx, issueId, ['draft']), version)
    await queries.updateIssue(tx, issueId, text, who)
    return { issueId }
  })
}

export function removeIssue(sql: Db, issueId: number) {
  return inTransaction(sql, async (tx) => {
    await getIssue(tx, issueId, ['draft'])
    await queries.deleteIssue(tx, issueId)
    return {}
  })
}

/** A test mail to the caller. Its unsubscribe link has no secret. */
export function testIssue(sql: Db, publicUrl: string, email: string, issueId: number) {
  return inTransaction(sql, async (tx) => {
    const issue = await getIssue(tx, issueId, ['draft'])
    await sendShopMail(tx, issueMail(publicUrl, issue, { email, secret: undefined }))
    await queries.markTested(tx, issueId)
    return { email }
  })
}

interface SendInput {
  issueId: number
  count: number
  version?: string | undefined
}

export function sendIssue(sql: Db, { issueId, count, version }: SendInput) {
  return inTransaction(sql, async (tx) => {
    const issue = await getIssue(tx, issueId, ['draft'])
    assertUnchanged(issue, version)
    if (!issue.tested) throw new AppError('wrong_status', 'Please send it to yourself first.')
    const readers = await queries.countReaders(tx, issue.segment)
    if (readers !== count)
      throw new AppError(
        'changed_meanwhile',
        `It would be sent to ${readers} subscribers now, not ${count}. Nothing was sent.`,
      )
    await queries.startIssue(tx, issueId)
    await enqueue(tx, sendBatch, { issueId })
    return {}
  })
}

export function stopIssue(sql: Db, issueId: number) {
  return inTransaction(sql, async (tx) => {
    await getIssue(tx, issueId, ['sending'])
    await queries.endIssue(tx, issueId, 'stopped')
    return {}
  })
}

/** Recipients are read with each batch: those who have unsubscribed by then get nothing. */
function deliverBatch(sql: Db, publicUrl: string, issueId: number): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const [issue] = await queries.lockIssue(tx, issueId)
    if (issue?.state !== 'sending') return
    const readers = await queries.takeReaders(tx, issueId, issue.segment, BATCH_SIZE)
    for (const reader of readers) await sendShopMail(tx, issueMail(publicUrl, issue, reader))
    if (readers.length < BATCH_SIZE) await queries.endIssue(tx, issueId, 'sent')
    else await enqueue(tx, sendBatch, { issueId })
  })
}

export const newsletterJobs = (publicUrl: string): JobHandler[] => [
  handleJob(sendBatch, ({ sql }, { issueId }) => deliverBatch(sql, publicUrl, issueId)),
]

/** What the audit trail keeps. */
export async function snapshotIssue(sql: Db, issueId: number | undefined) {
  const issue = (await queries.listIssues(sql, SHOWN)).find((one) => one.issueId === issueId)
  return (
    issue && { subject: issue.subject, segment: issue.segment, state: issue.state, delivered: issue.deliveredCount }
  )
}
