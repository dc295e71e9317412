import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Line } from '#shared/text.schema.ts'
import { ImportSummary, importKinds } from './supply.contract.ts'

/** How often a list can be fetched, in minutes. */
export const FEED_PERIODS = [15, 60, 360, 1440, 10_080] as const

const FeedFields = z.object({
  source: Line(100, 'A source').min(1, 'Please name the source.'),
  kind: z.enum(importKinds),
  /** Left out: files are read from the folder of the feed. */
  address: Line(2000, 'An address').optional(),
  everyMinutes: z.literal(FEED_PERIODS),
  appliesItself: z.boolean(),
  active: z.boolean(),
})

export const Feed = FeedFields.extend({
  feedId: Id,
  version: z.int(),
  /** Below DATA_DIR; only without an address. */
  folder: z.string().optional(),
  nextAt: z.string(),
  lastAt: z.string().nullable(),
  /** Error of the last attempt. */
  problem: z.string().nullable(),
  lastImport: ImportSummary.pick({
    importId: true,
    status: true,
    problem: true,
    newCount: true,
    changedCount: true,
    goneCount: true,
  }).nullable(),
})
export type Feed = z.infer<typeof Feed>

export const listFeeds = endpoint({
  method: 'GET',
  path: '/api/staff/import/feed/list',
  access: 'staff',
  summary: 'Scheduled imports with the result of the last attempt',
  input: z.object({}),
  output: z.object({ list: z.array(Feed) }),
})

export const saveFeed = endpoint({
  method: 'POST',
  path: '/api/staff/import/feed/save',
  access: 'staff',
  summary: 'Add a scheduled list, or change the one named by feedId',
  input: FeedFields.extend({ feedId: Id.optional(), version: Id.optional() }),
  output: z.object({ feedId: Id }),
})

export const runFeed = endpoint({
  method: 'POST',
  path: '/api/staff/import/feed/run',
  access: 'staff',
  summary: 'Fetch a scheduled list within the next minute',
  input: z.object({ feedId: Id }),
  output: z.object({}),
})

export const removeFeed = endpoint({
  method: 'POST',
  path: '/api/staff/import/feed/remove',
  access: 'staff',
  summary: 'Remove a scheduled import; imported data stays',
  input: z.object({ feedId: Id, version: Id }),
  output: z.object({}),
})
