import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Sql } from '#server/database/connect.ts'
import { makePrivateFolder, PRIVATE_FILE } from '#server/files/private-folder.ts'
import { external, type JobHandler, recurring } from '#server/jobs/job.ts'
import type { Outside } from '#server/net/outside.ts'
import { UnreadableFileError } from '../../reading/raw-row.ts'
import { isImportRunning } from '../import-lock.service.ts'
import { findImport, insertWaiting } from '../imports.queries.ts'
import { downloadFile } from '../reading/download-file.ts'
import { launchFeedImport, type SupplySettings } from '../supply.service.ts'
import * as feeds from './feeds.queries.ts'
import { findFile, folderOf, takeFile } from './inbox.ts'

const EVERY_MINUTE = '* * * * *'

export interface FeedSettings extends SupplySettings {
  dataDir: string
  outside: Outside
}

/** Fetches the lists that are due, from external servers. */
export const feedsHandler = (settings: FeedSettings): JobHandler =>
  external(recurring('supply.feeds', EVERY_MINUTE, ({ sql }) => fetchFeeds(sql, settings)))

/** Only one import runs at a time, so at most one is started; other due feeds are fetched a minute later. */
export async function fetchFeeds(sql: Sql, settings: FeedSettings): Promise<void> {
  if (await isImportRunning(sql)) return
  const [unfinished] = await feeds.findUnfinished(sql)
  if (unfinished?.lastImport) return carryOn(sql, settings, unfinished, unfinished.lastImport.importId)
  for (;;) {
    const [due] = await feeds.claimDue(sql)
    if (!due || (await fetchFeed(sql, settings, due.feedId))) return
  }
}

async function carryOn(sql: Sql, settings: FeedSettings, feed: feeds.FeedRow, importId: number): Promise<void> {
  const found = await findImport(sql, importId)
  if (found) launchFeedImport(settings, found, feed.appliesItself)
}

/** Whether an import was started. */
async function fetchFeed(sql: Sql, settings: FeedSettings, feedId: number): Promise<boolean> {
  const [feed] = await feeds.findFeed(sql, feedId)
  if (!feed) return false
  await makePrivateFolder(settings.folder)
  const path = join(settings.folder, randomUUID())
  try {
    const fileName = await obtain(feed, settings, path)
    if (fileName) await chmod(path, PRIVATE_FILE)
    const sha256 = fileName ? await hashOf(path) : ''
    // An unchanged file of a folder is imported again; an unchanged URL is not.
    if (!fileName || (feed.address !== null && sha256 === feed.lastSha256)) {
      await rm(path, { force: true })
      await feeds.setProblem(sql, feedId, null)
      return false
    }
    const { sourceId, kind } = feed
    const importId = await insertWaiting(sql, {
      sourceId,
      kind,
      fileNames: [fileName],
      filePaths: [path],
      accountId: null,
    })
    await feeds.setFetched(sql, feedId, importId, sha256)
    await carryOn(sql, settings, feed, importId)
    return true
  } catch (error) {
    await rm(path, { force: true })
    if (!(error instanceof UnreadableFileError)) throw error
    await feeds.setProblem(sql, feedId, error.message)
    return false
  }
}

/** Writes the list to `path` and returns its name; undefined when there is none. */
async function obtain(feed: feeds.FeedRow, settings: FeedSettings, path: string): Promise<string | undefined> {
  if (feed.address !== null) {
    await downloadFile(feed.address, path, settings.outside)
    return basename(new URL(feed.address).pathname).slice(0, 200) || 'list'
  }
  const folder = join(settings.dataDir, folderOf(feed))
  const name = await findFile(folder)
  if (name) await takeFile(join(folder, name), path)
  return name
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
