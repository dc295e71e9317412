import { randomBytes } from 'node:crypto'
import { type Actor, hasRight, type Identity, noIdentity } from '#server/api/implement.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { AppError } from '#shared/app-error.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import type { UploadedFile } from '#shared/uploaded-file.ts'
import type { Resource, ResourceKind } from '../resource.contract.ts'
import {
  filmExtensions,
  isArchive,
  presentableName,
  readersOf,
  savedExtensions,
  typeOfFile,
  typesTaken,
  withExtension,
} from '../resource.rules.ts'
import { cleanPicture, sizeOfPicture } from './clean-picture.ts'
import { discardLater } from './discard.jobs.ts'
import * as queries from './resource.queries.ts'
import { storedName } from './stored-name.ts'

const BUYERS_HOURLY = { limit: 120, windowSeconds: 3600 }
const VISITORS_HOURLY = { limit: 20, windowSeconds: 3600 }
const YEAR = 31_536_000
/** Read as a whole. */
const PICTURES: ReadonlySet<ResourceKind> = new Set<ResourceKind>(['avatar', 'logo', 'content', 'part'])

export const resourceUrl = (resourceId: string): string => `/api/common/resource/${resourceId}`

/** Back from an address that `resourceUrl` made. */
export const resourceIdOf = (url: string): string | undefined => /\/resource\/([0-9a-f]{32})$/.exec(url)?.[1]

const IN_A_TEXT = /\/api\/common\/resource\/([0-9a-f]{32})/g

const asResource = ({ accountId: _, ...row }: queries.ResourceRow): Resource => ({
  ...row,
  url: resourceUrl(row.resourceId),
})

export interface Sender {
  identity: Identity | undefined
  address: string
}

/** Stores an upload; it is deleted after a day unless it is claimed. */
export async function saveUpload(
  sql: Db,
  files: FileStore,
  { file, kind }: { file: UploadedFile; kind: ResourceKind },
  { identity, address }: Sender,
): Promise<Resource> {
  if (!identity && kind !== 'attachment') throw noIdentity()
  if (kind === 'logo' && identity?.role !== 'staff') throw new AppError('not_allowed', 'Only staff may do this.')
  if (identity) await consumeRateLimit(sql, `upload:account:${identity.accountId}`, BUYERS_HOURLY)
  else await consumeRateLimit(sql, `upload:${networkOf(address)}`, VISITORS_HOURLY)

  const clean = await cleanFile(file, kind, identity === undefined)
  return asResource(await store(sql, files, clean, kind, identity?.accountId ?? null))
}

async function store(
  sql: Db,
  files: FileStore,
  { bytes, ...facts }: Awaited<ReturnType<typeof cleanFile>>,
  kind: ResourceKind,
  accountId: number | null,
): Promise<queries.ResourceRow> {
  const resourceId = randomBytes(16).toString('hex')
  const row = { ...facts, resourceId, kind, size: bytes.length, accountId }
  // The file first, so that no row is without its file.
  await files.put(storedName(resourceId), bytes)
  await inTransaction(sql, async (tx) => {
    await queries.insertResource(tx, row)
    await discardLater(tx, resourceId)
  })
  return row
}

/** A picture for a text. Owned by the shop; deleted after a day unless a text uses it. */
export async function saveContentPicture(
  sql: Db,
  files: FileStore,
  file: UploadedFile,
  { accountId }: Identity,
): Promise<{ url: string; width: number; height: number }> {
  await consumeRateLimit(sql, `upload:account:${accountId}`, BUYERS_HOURLY)
  const clean = await cleanFile(file, 'content')
  const { resourceId } = await store(sql, files, clean, 'content', null)
  return { url: resourceUrl(resourceId), ...(await sizeOfPicture(clean.bytes)) }
}

/** The film about the shop. It is deleted after a day unless it is claimed. */
export async function saveFilm(sql: Db, files: FileStore, file: UploadedFile, { accountId }: Identity) {
  await consumeRateLimit(sql, `upload:account:${accountId}`, BUYERS_HOURLY)
  const { resourceId } = await store(sql, files, await cleanFile(file, 'film'), 'film', null)
  return { url: resourceUrl(resourceId) }
}

/** A picture of a part. Owned by the shop; deleted after a day unless a part uses it. */
export async function savePartPicture(sql: Db, files: FileStore, file: UploadedFile, { accountId }: Identity) {
  await consumeRateLimit(sql, `upload:account:${accountId}`, BUYERS_HOURLY)
  const { resourceId } = await store(sql, files, await cleanFile(file, 'part'), 'part', null)
  return { url: resourceUrl(resourceId) }
}

/** A datasheet or another document of a part. Owned by the shop; deleted after a day unless a part uses it. */
export async function saveDatasheet(sql: Db, files: FileStore, file: UploadedFile, { accountId }: Identity) {
  await consumeRateLimit(sql, `upload:account:${accountId}`, BUYERS_HOURLY)
  const { resourceId, fileName } = await store(sql, files, await cleanFile(file, 'datasheet'), 'datasheet', null)
  return { url: resourceUrl(resourceId), fileName }
}

/** Claims a film and returns its type. */
export async function claimFilm(tx: Db, url: string): Promise<string> {
  const resourceId = resourceIdOf(url) ?? ''
  const claimed = await queries.claimFiles(tx, [resourceId], ['film'])
  const [row] = claimed.length > 0 ? await queries.findResource(tx, resourceId) : []
  if (!row) throw new AppError('not_found', 'The film no longer exists. Please upload it again.')
  return row.contentType
}

/** Claims the pictures of a saved text. */
export const claimContentPictures = (tx: Db, texts: readonly string[]): Promise<void> =>
  claimNamed(tx, texts, ['content'], 'A picture of this text no longer exists. Please upload it again.')

/** Claims the pictures and documents of a saved part. */
export const claimPartFiles = (tx: Db, texts: readonly string[]): Promise<void> =>
  claimNamed(
    tx,
    texts,
    ['part', 'datasheet'],
    'A picture or document of this part no longer exists. Please upload it again.',
  )

async function claimNamed(tx: Db, texts: readonly string[], kinds: readonly ResourceKind[], missing: string) {
  const ids = new Set(texts.flatMap((text) => Array.from(text.matchAll(IN_A_TEXT), ([, id = '']) => id)))
  if (ids.size === 0) return
  const kept = await queries.claimFiles(tx, [...ids], kinds)
  if (kept.length < ids.size) throw new AppError('not_found', missing)
}

/** So long an older version of a text may be put back with its pictures. */
const UNUSED_DAYS = 30

/** Of all addresses that texts, banners, the film and parts hold: files unused for a month are deleted. */
export async function discardUnused(sql: Db, usedIds: readonly string[]): Promise<number> {
  return inTransaction(sql, async (tx) => {
    await queries.noteUnused(tx, usedIds)
    const released = await queries.unclaimUnused(tx, UNUSED_DAYS)
    for (const { resourceId } of released) await discardLater(tx, resourceId, new Date())
    return released.length
  })
}

function furtherTypes(kind: ResourceKind, isVisitor: boolean): string {
  if (kind === 'attachment') return `, a PDF, XLSX${isVisitor ? ' or CSV' : ', CSV or ZIP'} file`
  return kind === 'proof' ? ', or a PDF' : ''
}

function wantedFile(kind: ResourceKind, isVisitor: boolean): string {
  if (kind === 'film') return 'film as MP4 or WebM'
  return kind === 'datasheet' ? 'PDF' : `JPEG, PNG, WebP or GIF picture${furtherTypes(kind, isVisitor)}`
}

async function cleanFile(file: UploadedFile, kind: ResourceKind, isVisitor = false) {
  if (isVisitor && isArchive(file.bytes, file.fileName))
    throw new AppError('unfit_file', 'Please log in to attach an archive, or send its files one by one.')
  const type = typeOfFile(file.bytes, file.fileName)
  const fileName = presentableName(file.fileName)
  const taken = typesTaken(kind, isVisitor)
  if (!type || !taken.includes(type)) {
    throw new AppError('unfit_file', `Please send a ${wantedFile(kind, isVisitor)}.`)
  }
  const extension = savedExtensions[type] ?? filmExtensions[type]
  if (extension) return { bytes: file.bytes, contentType: type, fileName: withExtension(fileName, extension) }
  const bytes = await cleanPicture(file.bytes, purposeOf(kind))
  return { bytes, contentType: 'image/webp', fileName: withExtension(fileName, 'webp') }
}

function purposeOf(kind: ResourceKind) {
  if (kind === 'part') return 'content'
  return kind === 'avatar' || kind === 'logo' || kind === 'content' ? kind : 'picture'
}

/** Files that not everybody may read (`readersOf`) are not found for other customers. */
export async function openResource(
  sql: Db,
  files: FileStore,
  resourceId: string,
  identity: Identity | undefined,
): Promise<FileAnswer> {
  const [row] = await queries.findResource(sql, resourceId)
  const missing = new AppError('not_found', 'There is no such file.')
  if (!row) throw missing
  if (row.kind === 'film') return openInParts(files, row)
  if (row.kind === 'datasheet') return openInParts(files, row, row.fileName)
  const readers = readersOf[row.kind]
  const isPublic = readers === 'everybody'
  if (!isPublic) {
    if (!identity) throw noIdentity()
    const mayRead = isOf(row, identity) || hasRight(identity, readers)
    if (!mayRead && identity.role === 'staff') throw new AppError('not_allowed', 'Your role does not allow this.')
    if (!mayRead) throw missing
  }
  const body = await files.find(storedName(resourceId))
  if (!body) throw missing
  if (isPublic) return { file: { body, contentType: row.contentType, maxAge: YEAR } }
  return { file: { body, contentType: row.contentType, maxAge: 0, private: true, saveAs: row.fileName } }
}

/** Own files, and those that belong to the orders and enquiries of their customer. */
const isOf = ({ accountId }: queries.ResourceRow, reader: Identity): boolean =>
  accountId === reader.accountId || accountId === reader.customerId

/** Large files are read part by part while they are sent. */
function openInParts(
  files: FileStore,
  { resourceId, contentType, size }: queries.ResourceRow,
  saveAs?: string,
): FileAnswer {
  const read = (from: number, to: number) => files.read(storedName(resourceId), from, to)
  return { file: { body: '', parts: { size, read }, contentType, maxAge: YEAR, ...(saveAs && { saveAs }) } }
}

/** The bytes of a public picture by its address; undefined for other addresses. */
export async function readPublicPicture(sql: Db, files: FileStore, url: string): Promise<Uint8Array | undefined> {
  const resourceId = resourceIdOf(url)
  const [row] = resourceId ? await queries.findResource(sql, resourceId) : []
  return resourceId && row && PICTURES.has(row.kind) ? files.find(storedName(resourceId)) : undefined
}

/**
 * Claims a file for an order or an enquiry, so that it is not deleted. Only its sender may claim it (`null` for a
 * visitor), and it can be claimed once. It belongs to the customer of the sender then. An attachment, which is what a file is that
 * was sent without its purpose, becomes what it is claimed for.
 */
export async function claimResource(
  tx: Db,
  resourceId: string,
  sender: Actor | null,
  kind: ResourceKind,
): Promise<Resource> {
  const [row] = await queries.claim(tx, resourceId, sender, { kind, contentTypes: typesTaken(kind, false) })
  if (!row) throw new AppError('not_found', 'This file no longer exists. Please upload it again.')
  return asResource(row)
}

/** Releases a file: it is deleted soon. */
export async function releaseResource(tx: Db, resourceId: string): Promise<void> {
  await queries.unclaim(tx, resourceId)
  await discardLater(tx, resourceId, new Date())
}

export async function listResourcesOf(sql: Db, accountId: number): Promise<Resource[]> {
  return (await queries.listResources(sql, accountId)).map(asResource)
}

/** When the account is deleted: deletes all its files. */
export async function releaseAllOf(tx: Db, accountId: number): Promise<void> {
  for (const { resourceId } of await queries.unclaimAllOf(tx, accountId)) await discardLater(tx, resourceId, new Date())
}

export const hasPartFiles = async (sql: Db): Promise<boolean> => (await queries.hasPartFiles(sql))[0]?.found ?? false
