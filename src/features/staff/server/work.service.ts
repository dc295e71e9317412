import { listStaffAccounts } from '#features/account/server/staff-accounts.service.ts'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { findMentioned, findUnknownNames } from '../mentions.rules.ts'
import type { Colleague, NotedKind, StartText, WorkKind } from '../work.contract.ts'
import { isSubject, workAddress, workName } from '../work-address.ts'
import * as queries from './work.queries.ts'

const SHOWN_WORK = 50
const MAX_VIEWS = 30

async function listColleagues(sql: Db): Promise<Colleague[]> {
  const { list } = await listStaffAccounts(sql)
  return list
    .filter(({ disabledAt }) => disabledAt === null)
    .map(({ accountId, name, email }) => ({ accountId, name: name || email, email }))
}

export async function listAssignments(sql: Db, { kind, subjects }: { kind: WorkKind; subjects: string[] }) {
  const [rows, notes, colleagues] = await Promise.all([
    queries.listAssignments(sql, kind, subjects),
    queries.countNotes(sql, kind, subjects),
    listColleagues(sql),
  ])
  const nameOf = new Map(colleagues.map(({ accountId, name }) => [accountId, name]))
  return {
    list: rows.map((row) => ({ ...row, name: nameOf.get(row.accountId) ?? 'Disabled account' })),
    notes: [...notes],
    colleagues,
  }
}

export async function listWorkOf(sql: Db, accountId: number) {
  const rows = await queries.listWorkOf(sql, accountId, SHOWN_WORK)
  return { list: rows.map((row) => ({ ...row, at: row.at.toISOString() })) }
}

/** Lists compare them with the numbers of their rows: one text would fail the list of its assignee. */
function assertSubjects(kind: WorkKind, subjects: readonly string[]): void {
  const wrong = subjects.find((subject) => !isSubject(kind, subject))
  if (wrong !== undefined) throw new AppError('invalid_input', `There is no ${workName(kind, wrong)}.`)
}

export async function assignWork(
  sql: Db,
  who: string,
  { kind, subjects, accountId }: { kind: WorkKind; subjects: string[]; accountId: number | null },
): Promise<void> {
  assertSubjects(kind, subjects)
  if (accountId === null) {
    await queries.deleteAssignments(sql, kind, subjects)
    return
  }
  const colleagues = await listColleagues(sql)
  if (!colleagues.some((one) => one.accountId === accountId))
    throw new AppError('not_found', 'This account does not exist or is disabled.')
  await queries.writeAssignments(sql, { kind, subjects, accountId, who })
}

/** Mails the people mentioned by @name in a note, except its author. Returns the unknown names. */
export async function notifyMentioned(
  sql: Db,
  { who, text, about, link }: { who: string; text: string; about: string; link: string },
): Promise<{ unknownNames: string[] }> {
  if (!text.includes('@')) return { unknownNames: [] }
  const colleagues = await listColleagues(sql)
  const called = findMentioned(text, colleagues).filter(({ email }) => email !== who)
  for (const { email } of called)
    await sendShopMail(sql, {
      to: email,
      subject: `${who} mentions you: ${about}`,
      title: `A note about ${about}`,
      blocks: [
        { kind: 'text', text: `${who}: ${text}` },
        { kind: 'button', label: 'Open', href: link },
      ],
    })
  return { unknownNames: findUnknownNames(text, colleagues) }
}

export const listNotes = async (sql: Db, { kind, subject }: { kind: NotedKind; subject: string }) => ({
  list: (await queries.listNotes(sql, kind, subject)).map((note) => ({ ...note, at: note.at.toISOString() })),
})

export async function noteWork(
  sql: Db,
  { who, publicUrl }: { who: string; publicUrl: string },
  { kind, subject, text }: { kind: NotedKind; subject: string; text: string },
): Promise<{ unknownNames: string[] }> {
  assertSubjects(kind, [subject])
  await queries.insertNote(sql, { kind, subject, who, text })
  const about = workName(kind, subject)
  return notifyMentioned(sql, { who, text, about, link: publicUrl + workAddress(kind, subject) })
}

export const listViews = async (sql: Db, accountId: number) => ({
  list: [...(await queries.listViews(sql, accountId))],
})

export async function saveView(sql: Db, accountId: number, { name, address }: { name: string; address: string }) {
  if ((await queries.listViews(sql, accountId)).length >= MAX_VIEWS)
    throw new AppError('invalid_input', `At most ${MAX_VIEWS} views.`)
  await queries.writeView(sql, accountId, name, address)
}

export async function removeView(sql: Db, accountId: number, viewId: number): Promise<void> {
  const removed = await queries.deleteView(sql, accountId, viewId)
  if (removed.length === 0) throw new AppError('not_found', 'This view was removed already.')
}

export const listTexts = async (sql: Db) => ({ list: [...(await queries.listTexts(sql))] })

export async function removeText(sql: Db, textId: number): Promise<void> {
  const removed = await queries.deleteText(sql, textId)
  if (removed.length === 0) throw new AppError('not_found', 'This text was removed already.')
}

export function saveText(
  sql: Db,
  { bodyBefore, ...text }: Omit<StartText, 'textId'> & { bodyBefore?: string | null | undefined },
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    await queries.lockTexts(tx)
    const [now] = await queries.findText(tx, text.kind, text.title)
    if (bodyBefore !== undefined && bodyBefore !== (now?.body ?? null))
      throw new AppError('changed_meanwhile', 'Someone else has saved this text meanwhile. Nothing was saved.')
    await queries.writeText(tx, text)
  })
}

/** Notes of staff about what belongs to a person, for the data export. */
export async function readNotesAbout(sql: Db, kind: NotedKind, subjects: readonly string[]) {
  const rows = await queries.listNotesOf(sql, kind, subjects)
  return rows.map((note) => ({ ...note, at: note.at.toISOString() }))
}

/** When the account is deleted: who wrote a note and when stays. */
export async function eraseNotesAbout(tx: Tx, kind: NotedKind, subjects: readonly string[]): Promise<void> {
  await queries.eraseNotes(tx, kind, subjects)
}

/** How inputs of staff calls name these, for the audit trail. */
export const auditedAs = (kind: NotedKind, field: string, values: ReadonlyArray<string | number>) =>
  values.flatMap((value) => [{ [field]: value }, { kind, subject: String(value) }])

/** Notes about work are kept for three years. */
export const deleteOldNotes = (sql: Db) => queries.deleteOldNotes(sql)
