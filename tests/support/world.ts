import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { api } from '#app/api.ts'
import { servicesOf } from '#app/app-services.ts'
import { buildApp } from '#app/build-app.ts'
import { jobs } from '#app/jobs.ts'
import { identify } from '#features/account/server/account.service.ts'
import { callInProcess } from '#server/api/call-in-process.ts'
import type { Context } from '#server/api/implement.ts'
import { readConfig } from '#server/config.ts'
import { connect, type Sql } from '#server/database/connect.ts'
import { retryConflicts } from '#server/database/retry-conflicts.ts'
import { runDueJobs } from '#server/jobs/worker.ts'
import { createLog } from '#server/log.ts'
import { Mail } from '#server/mail/mail.ts'
import { normaliseModel } from '#shared/mpn.ts'
import { copyTemplate } from './databases/copy-database.ts'
import { listJobs } from './jobs.ts'
import { createMember } from './member.ts'

const log = createLog('silent')
const config = readConfig({
  DEMO: 'on',
  LOG_LEVEL: 'silent',
  PAGE_CACHE_SECONDS: '60',
  PUBLIC_URL: 'https://store.example',
  STORE_SECRET: 'a secret for tests, and only for them',
  DATA_DIR: join(tmpdir(), `ohmstead-world-${process.pid}`),
})
const services = servicesOf(config)

const WORKER_DATABASE = `worker_${process.env.VITEST_POOL_ID ?? '1'}`
/** Its connections stay open until the worker ends. Opening one costs 15 ms of processor time, and a file uses up to eight. */
let kept: Sql | undefined

async function openDatabase(name: string): Promise<{ sql: Sql; url: string }> {
  const url = await copyTemplate(inject('templateUrl'), name)
  if (name !== WORKER_DATABASE) return { sql: connect(url, { pool: 8 }), url }
  kept ??= connect(url, { pool: 8 })
  // An object of its own for each file: what the store remembers of a database is kept with it.
  return { sql: Object.assign(kept.bind(undefined), kept, { end: async () => {} }) as Sql, url }
}

/**
 * A store, and people to use it as. Closes by itself when the file is done. The files of one worker share a database,
 * one after the other, in any order; a file that leaves much data behind names its own.
 */
export async function createWorld(database = WORKER_DATABASE) {
  const { sql, url } = await openDatabase(database)
  // Clears rate limits, jobs and captchas of other files.
  await sql`truncate rate_limit, graphile_worker._private_jobs, failed_job, captcha`
  const implementations = api(config)
  const callAs = (identity: Context['identity'], token?: string) =>
    callInProcess(implementations, {
      ...services,
      sql,
      reads: () => sql,
      requestId: randomUUID(),
      log,
      address: '127.0.0.1',
      token,
      identity,
    })
  let app: ReturnType<typeof buildApp> | undefined

  afterAll(async () => {
    await (await app)?.close()
    app = undefined
    await sql.end()
    await rm(config.dataDir, { recursive: true, force: true })
  })

  const member = async (role: 'buyer' | 'staff', staffRole?: string) => {
    const account = await createMember(sql, role, staffRole)
    return { ...account, call: callAs(await identify(sql, account.token), account.token) }
  }

  return {
    sql,
    url,
    services,
    visitor: () => ({ call: callAs(undefined) }),
    /** As somebody who is there already. */
    as: callAs,
    buyer: () => member('buyer'),
    /** An administrator, or somebody with another role. */
    staff: (role?: string) => member('staff', role),
    goods: (inputs: LineRequests = {}) => createGoods(sql, inputs),
    /** Runs due jobs. */
    runJobs: () => runDueJobs(sql, jobs(config), log),
    /** Queued mails to an address, newest first; `runJobs` sends them. */
    mailsTo: (email: string): Promise<Mail[]> =>
      listJobs(sql, { name: 'mail', payload: { to: email } }).then((rows) =>
        rows.map(({ payload }) => Mail.parse(payload)).reverse(),
      ),
    /** The whole app behind HTTP, for what only HTTP shows: headers, envelopes, pages. */
    http() {
      // Kept before it is done: a hundred calls at once do not build a hundred of them.
      app ??= buildApp({ config, sql, log, services, followsParts: false })
      return app
    },
  }
}

export interface LineRequests {
  model?: string
  stock?: number
  minBuyCount?: number
  multCount?: number
  currency?: 'USD' | 'CNY'
  tiers?: Array<{ from: number; price: string; activityPrice?: string }>
  popularity?: number
}

/** A part that exists for this test alone. */
export async function createGoods(sql: Sql, inputs: LineRequests): Promise<{ id: number; model: string }> {
  const model = inputs.model ?? `TEST-${randomUUID().slice(0, 13).toUpperCase()}`
  const tiers = inputs.tiers ?? [{ from: inputs.minBuyCount ?? 1, price: '0.5000' }]
  // Tests write parts at the same time, each of which changes the counts of the same category.
  const [row] = await retryConflicts(
    () => sql<{ id: number }[]>`
    insert into goods (brand_id, category_id, package_id, stock, rohs, min_buy_count, mult_count, equivalence, model, stem, lifecycle,
      goods_name, introduce, cover_pic, currency, popularity, tier_counts, tier_prices, tier_activity_prices, lowest_price)
    select b.brand_id, c.category_id, p.package_id, ${inputs.stock ?? 100}, true, ${inputs.minBuyCount ?? 1},
      ${inputs.multCount ?? 1}, hashtextextended(${model}, 0), ${model}, ${normaliseModel(model)}, 'Active', 'Test part', 'A part for a test',
      '/pictures/soic-8/TEST.svg', ${inputs.currency ?? 'USD'}, ${inputs.popularity ?? 0}, ${tiers.map((tier) => tier.from)},
      ${tiers.map((tier) => tier.price)}::numeric[], ${tiers.map((tier) => tier.activityPrice ?? '0')}::numeric[], ${tiers.at(-1)?.price ?? null}
    from (select brand_id from brand order by brand_id limit 1) b,
      (select category_id from category where level = 3 order by category_id limit 1) c,
      (select package_id from package order by package_id limit 1) p
    returning goods_id id`,
  )
  if (!row) throw new Error('the goods were not created')
  return { id: row.id, model }
}
