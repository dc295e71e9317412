import type { Db } from '#server/database/connect.ts'
import type { Outside } from '#server/net/outside.ts'
import { AppError } from '#shared/app-error.ts'
import { readAddress } from '#shared/web-address.ts'
import type { Feed } from '../../feeds.contract.ts'
import type { ImportKind } from '../../supply.contract.ts'
import { findSource, readQueue } from '../imports.queries.ts'
import * as feeds from './feeds.queries.ts'
import { folderOf } from './inbox.ts'

export async function listFeeds(sql: Db) {
  return { list: (await feeds.listFeeds(sql)).map(answerOf) }
}

const answerOf = ({
  sourceId: _,
  lastSha256: __,
  address,
  nextAt,
  lastAt,
  everyMinutes,
  ...row
}: feeds.FeedRow): Feed => ({
  ...row,
  everyMinutes: everyMinutes as Feed['everyMinutes'], // only these are ever saved
  ...(address === null ? { folder: folderOf(row) } : { address }),
  nextAt: nextAt.toISOString(),
  lastAt: lastAt?.toISOString() ?? null,
})

interface SentFeed {
  feedId?: number | undefined
  version?: number | undefined
  source: string
  kind: ImportKind
  address?: string | undefined
  everyMinutes: number
  appliesItself: boolean
  active: boolean
}

export async function saveFeed(
  sql: Db,
  { feedId, version, source, address, ...fields }: SentFeed,
  { ports }: Pick<Outside, 'ports'>,
) {
  const { sourceId } = await findSource(sql, source)
  const feed = { ...fields, sourceId, address: address ? publicAddress(address, ports) : null }
  const [saved] =
    feedId === undefined ? await feeds.insertFeed(sql, feed) : await feeds.updateFeed(sql, feedId, version ?? 0, feed)
  if (!saved) throw await whyNot(sql, feedId)
  return saved
}

/** Checks the form of the URL; what its host resolves to is checked when it is fetched. */
function publicAddress(text: string, ports: readonly number[]): string {
  const read = readAddress(text, ports)
  if (typeof read === 'string') throw new AppError('invalid_input', read)
  if (read.address.startsWith('/'))
    throw new AppError('invalid_input', 'The address must begin with https:// or http://.')
  return read.address
}

export async function removeFeed(sql: Db, feedId: number, version: number) {
  const [removed] = await feeds.deleteFeed(sql, feedId, version)
  if (!removed) throw await whyNot(sql, feedId)
  return {}
}

async function whyNot(sql: Db, feedId = 0): Promise<AppError> {
  const [found] = await feeds.findFeed(sql, feedId)
  if (!found) return new AppError('not_found', 'There is no such scheduled import.')
  return new AppError('changed_meanwhile', 'Someone else has changed this scheduled import. Nothing was saved.')
}

export async function makeDue(sql: Db, feedId: number) {
  const [found] = await feeds.makeDue(sql, feedId)
  if (!found) throw await whyNot(sql, feedId)
  return {}
}

/** Imports to check and feeds that could not be fetched: what the page of the imports shows as “To check”. */
export async function readImportQueue(sql: Db) {
  const queues = [...(await readQueue(sql)), ...(await feeds.readQueue(sql))].filter(({ count }) => count > 0)
  const [oldest] = queues.sort((a, b) => (a.oldestAt?.getTime() ?? 0) - (b.oldestAt?.getTime() ?? 0))
  return {
    count: queues.reduce((total, { count }) => total + count, 0),
    oldestAt: oldest?.oldestAt ?? null,
    oldest: oldest?.oldest ?? '',
  }
}
