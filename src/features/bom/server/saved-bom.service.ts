import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { Buyer } from '#features/price-lists/server/own-prices.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { yieldWhenDue } from '#server/event-loop.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf } from '#shared/paging.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { MAX_KEPT_LINES, MAX_SAVED, MAX_VERSIONS } from '../bom.rules.ts'
import { findChanges, type SavedLine, savedLine, withoutAgreedPrices } from '../bom-changes.rules.ts'
import type { bomDetail, OpenedBom, SavedBom, saveBom as saveBomContract } from '../saved-bom.contract.ts'
import { priceMatches } from './bom-pricing.service.ts'
import { decideAgain, matchAsDecided } from './decided-lines.service.ts'
import * as queries from './saved-bom.queries.ts'

type Page = { pageNumber: number; pageSize: number }
type NewBom = z.output<typeof saveBomContract.input>

/** A new one, or the newest version of one that is there. */
export async function saveBom(
  sql: Db,
  { accountId, priceListId }: Buyer,
  { bomId, name, lines, ...build }: NewBom,
): Promise<{ bomId: number; version: number }> {
  const matches = await matchAsDecided(sql, lines)
  const { list, totals } = await priceMatches(sql, lines, matches, { ...build, priceListId })
  const kept = lines.flatMap((line, place) => {
    const priced = list[place]
    return priced ? [savedLine(line, priced)] : []
  })
  return inTransaction(sql, async (tx) => {
    // Locked: concurrent calls must not exceed the limit.
    await queries.lockBoms(tx, accountId)
    const [saved] = bomId
      ? await queries.advanceBom(tx, accountId, bomId, name)
      : await queries.insertBom(tx, accountId, name)
    if (!saved) throw notFound()
    await queries.deleteVersionsUpTo(tx, saved.bomId, saved.version - MAX_VERSIONS)
    await queries.insertVersion(tx, { ...saved, ...build, lines: kept, totals })
    await assertRoom(tx, accountId)
    return { bomId: saved.bomId, version: saved.version }
  })
}

async function assertRoom(sql: Db, accountId: number): Promise<void> {
  const [kept] = await queries.countSaved(sql, accountId)
  if (!kept) return
  if (kept.boms > MAX_SAVED)
    throw new AppError('bom_full', `You have ${formatCount(MAX_SAVED)} BOMs, the maximum. Please delete some first.`)
  if (kept.lines > MAX_KEPT_LINES)
    throw new AppError(
      'bom_too_large',
      `Your BOMs would have more than ${formatCount(MAX_KEPT_LINES)} lines with their history, the maximum. Please delete some first.`,
    )
}

const notFound = () => new AppError('not_found', 'There is no such BOM.')

const summaryOf = ({ createdAt, savedAt, ...row }: queries.SavedRow): SavedBom => ({
  ...row,
  createdAt: createdAt.toISOString(),
  savedAt: savedAt.toISOString(),
})

export async function listBoms(
  sql: Db,
  accountId: number,
  page: Page,
): Promise<{ list: SavedBom[]; totalCount: number }> {
  const [rows, [kept]] = await Promise.all([
    queries.listSaved(sql, accountId, page.pageSize, offsetOf(page)),
    queries.countSaved(sql, accountId),
  ])
  return { list: rows.map(summaryOf), totalCount: kept?.boms ?? 0 }
}

export async function openBom(
  sql: Db,
  { accountId, priceListId }: Buyer,
  bomId: number,
  version?: number,
): Promise<z.output<typeof bomDetail.output>> {
  const history = (await queries.listVersions(sql, accountId, bomId)).map(summaryOf)
  const wanted = version === undefined ? history[0] : history.find((one) => one.version === version)
  if (!wanted) throw notFound()
  const [row] = await queries.findLines(sql, bomId, wanted.version)
  return { ...wanted, ...(await openToday(sql, wanted, row?.lines ?? [], { priceListId })), history }
}

/** The newest version by share link, without data of the owner: prices that were agreed with them are theirs alone. */
export async function openSharedBom(sql: Db, key: string, reader: Pick<Buyer, 'priceListId'>): Promise<OpenedBom> {
  const [row] = await queries.findShared(sql, hashOf(key))
  if (!row) throw new AppError('bom_link_closed', 'This link is no longer valid. Please ask for a new one.')
  const opened = await openToday(sql, summaryOf(row), row.lines, reader)
  return withoutAgreedPrices(opened, row.lines)
}

/** Versions saved by earlier releases lack these fields. */
const withDefaults = (line: SavedLine): SavedLine => ({
  ...line,
  alternativeBrands: line.alternativeBrands ?? [],
  sku: line.sku ?? '',
  ownNumber: line.ownNumber ?? '',
  customerRef: line.customerRef ?? '',
  questions: line.questions ?? [],
})

async function openToday(
  sql: Db,
  saved: SavedBom,
  kept: SavedLine[],
  { priceListId }: Pick<Buyer, 'priceListId'>,
): Promise<OpenedBom> {
  const lines = kept.map(withDefaults)
  const { name, version, boards, spare, savedAt, totals: totalsThen } = saved
  const matches = await decideAgain(sql, lines)
  const { list, totals } = await priceMatches(sql, lines, matches, { boards, spare, priceListId })
  const changes = findChanges(lines, list)
  return { name, version, boards, spare, savedAt, lines, list, totals, totalsThen, changes }
}

export async function renameBom(sql: Db, accountId: number, bomId: number, name: string): Promise<void> {
  if ((await queries.renameBom(sql, accountId, bomId, name)).length === 0) throw notFound()
}

export async function deleteBom(sql: Db, accountId: number, bomId: number): Promise<void> {
  if ((await queries.deleteBom(sql, accountId, bomId)).length === 0) throw notFound()
}

const KEY_BYTES = 16

const hashOf = (key: string) => createHash('sha256').update(key).digest()

/** Creates a share link and revokes the previous one, or only revokes. The secret is returned once. */
export async function shareBom(sql: Db, accountId: number, bomId: number, shared: boolean): Promise<string | null> {
  const key = shared ? randomBytes(KEY_BYTES).toString('base64url') : null
  const changed = await queries.setShareHash(sql, accountId, bomId, key === null ? null : hashOf(key))
  if (changed.length === 0) throw notFound()
  return key
}

/** Of the lines in a data export; those that do not fit can be exported from their page. */
const MAX_EXPORTED_BYTES = 20_000_000

/** All of them with their former versions, for the data export; the newest first have their lines. */
export async function readBomsOf(sql: Db, accountId: number) {
  const versions: object[] = []
  let left = MAX_EXPORTED_BYTES
  for (const { savedAt, ...row } of await queries.listAllVersions(sql, accountId)) {
    await yieldWhenDue()
    const [found] = left > 0 ? await queries.findLinesUpTo(sql, row.bomId, row.version, left) : []
    left -= found?.bytes ?? 0
    versions.push({ ...row, lines: found?.lines ?? null, savedAt: savedAt.toISOString() })
  }
  return versions
}
