import { z } from 'zod'
import { getShop } from '#features/shop/server/shop.service.ts'
import type { AppServices } from '#server/api/implement.ts'
import type { Db, Sql } from '#server/database/connect.ts'
import { enqueue, external, handleJob, type JobHandler, job, recurring } from '#server/jobs/job.ts'
import { createGate } from '#server/limits/gate.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { AppError } from '#shared/app-error.ts'
import { fetchPicture, SilentHostError, UnfitPictureError } from './fetch-picture.ts'
import * as queries from './outside.queries.ts'
import { storedPicture } from './picture-signer.ts'

/** A run ends after this time and is followed by another: others wait for the same workers. */
const RUN_MS = 15_000
const PICTURE_MS = 10_000
const HOSTS_AT_ONCE = 6
const PER_HOST_AND_RUN = 100
/** From one host, one after the other. */
const HOST_MINUTELY = { limit: 300, windowSeconds: 60 }
const PAUSE_MS = 10_000
const DROPPED_AT_ONCE = 50
const MAX_PROBLEM = 300
/** So that a picture that has changed at its host changes here, too, and one that nobody looks at leaves. */
const KEPT_DAYS = 90
const FAILED_DAYS = 7
const NIGHTLY = '43 3 * * *'

const fetchWaiting = job({ name: 'pictures.fetch', payload: z.object({}) })

/** In a queue of its own: one run at a time in all processes, which is what makes a host see one request at a time. */
export const fetchLater = (tx: Db, at?: Date): Promise<void> =>
  enqueue(tx, fetchWaiting, {}, { key: 'waiting', queue: fetchWaiting.name, ...(at && { at }) })

type Means = Pick<AppServices, 'files' | 'outside'>

/** `pictureMs`: shorter in tests. */
export const outsidePictureHandlers = (means: Means, pictureMs = PICTURE_MS): JobHandler[] => [
  external(handleJob(fetchWaiting, ({ sql }) => fetchAll(sql, means, pictureMs))),
  recurring('pictures.discard', NIGHTLY, ({ sql }) => discardOld(sql, means)),
]

async function fetchAll(sql: Sql, means: Means, pictureMs: number): Promise<void> {
  const waiting = await queries.listWaiting(sql, PER_HOST_AND_RUN)
  const { settings } = await getShop(sql)
  const room = settings.outsidePicturesMb * 1_000_000
  if (room === 0) {
    await queries.noteFailed(sql, idsOf(waiting), 'turned off in the settings')
    return
  }
  const [kept] = await queries.sumKept(sql)
  const shelf = shelfOf(sql, means, { room, used: kept?.bytes ?? 0 })
  const until = Date.now() + RUN_MS
  const gate = createGate({ atOnce: HOSTS_AT_ONCE, waiting: Number.POSITIVE_INFINITY })
  const hosts = [...Map.groupBy(waiting, ({ host }) => host).values()]
  const run = { means, shelf, until, pictureMs }
  const ends = await Promise.allSettled(hosts.map((some) => gate(() => fetchOfHost(sql, some, run))))
  // Only when no host is being asked any more: the job is tried again.
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  const isLimited = ends.some((end) => end.status === 'fulfilled' && end.value === 'limit')
  await fetchRest(sql, isLimited ? PAUSE_MS : 0)
}

async function fetchRest(sql: Sql, pauseMs = 0): Promise<void> {
  const [left] = await queries.countWaiting(sql)
  if (left?.count) await fetchLater(sql, new Date(Date.now() + pauseMs))
}

const idsOf = (pictures: ReadonlyArray<{ pictureId: string }>) => pictures.map(({ pictureId }) => pictureId)

interface Run {
  means: Means
  shelf: ReturnType<typeof shelfOf>
  until: number
  pictureMs: number
}

/** A host that does not answer is left for this run, and comes after the others in the next. */
async function fetchOfHost(
  sql: Sql,
  pictures: queries.WaitingPicture[],
  { means, shelf, until, pictureMs }: Run,
): Promise<'end' | 'limit'> {
  for (const { pictureId, address, host } of pictures) {
    if (Date.now() > until) return 'end'
    if (!(await mayAsk(sql, host))) return 'limit'
    try {
      await shelf.keep(pictureId, await fetchPicture(address, means.outside, pictureMs))
    } catch (error) {
      if (!(error instanceof UnfitPictureError)) throw error
      await queries.noteFailed(sql, [pictureId], error.message.slice(0, MAX_PROBLEM))
      if (!(error instanceof SilentHostError)) continue
      await queries.putOff(sql, host)
      return 'end'
    }
  }
  return 'end'
}

async function mayAsk(sql: Sql, host: string): Promise<boolean> {
  try {
    await consumeRateLimit(sql, `picture-host:${host}`, HOST_MINUTELY)
    return true
  } catch (error) {
    if (error instanceof AppError && error.reason === 'too_many_requests') return false
    throw error
  }
}

/** Keeps pictures within the room that the settings give; the oldest make place for new ones. */
function shelfOf(sql: Sql, means: Means, { room, used }: { room: number; used: number }) {
  let filled = used
  return {
    async keep(pictureId: string, bytes: Buffer): Promise<void> {
      filled += bytes.length
      while (filled > room) {
        const dropped = await drop(sql, means, await queries.listOldestKept(sql, DROPPED_AT_ONCE))
        if (dropped === 0) break
        filled -= dropped
      }
      await means.files.put(storedPicture(pictureId), bytes)
      await queries.noteKept(sql, pictureId, bytes.length)
    },
  }
}

/** The files first, so that none is left that is not counted. */
async function drop(
  sql: Sql,
  { files }: Means,
  pictures: Array<{ pictureId: string; bytes: number }>,
): Promise<number> {
  for (const { pictureId } of pictures) await files.remove(storedPicture(pictureId))
  await queries.deletePictures(sql, idsOf(pictures))
  return pictures.reduce((sum, { bytes }) => sum + bytes, 0)
}

async function discardOld(sql: Sql, means: Means): Promise<void> {
  while ((await drop(sql, means, await queries.listOldestKept(sql, DROPPED_AT_ONCE, KEPT_DAYS))) > 0);
  await queries.deleteOldFailures(sql, FAILED_DAYS)
  // A run that was given up leaves pictures that wait.
  await fetchRest(sql)
}
