import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { to as copyTo } from 'pg-copy-streams'
import { migrateStore } from '#app/migrations.ts'
import { goodsOf } from '#demo/catalogue/catalogue.ts'
import { goodsLines, writeLines } from '#demo/feed/write-feed.ts'
import { addCurrencies } from '#features/shop/server/shop.service.ts'
import { connect, inTransaction, type Tx } from '#server/database/connect.ts'
import { copyRows } from '#server/database/copy.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { sessionOf } from '#server/database/transaction.ts'
import { createLog } from '#server/log.ts'
import { temporaryFolder } from '#tests/support/process.ts'
import { megabytes, report } from './figures.ts'
import { residentBytes } from './store.ts'

/** Rows of which the bare COPY is measured: they are made before and held in memory. */
const BARE = 100_000
const COMMAND = join(import.meta.dirname, '../src/app/commands/import-command.ts')

/** How fast lists come into the store by the command, beside a bare COPY of the same rows. */
export async function measureImport(size: number): Promise<void> {
  const folder = await temporaryFolder()
  const dataDir = join(folder.path, 'data')
  const database = await startEmbedded(dataDir, createLog('error'))
  const sql = connect(database.url, { pool: 2, name: 'ohmstead-bench' })
  try {
    await migrateStore(sql)
    await addCurrencies(sql, ['USD', 'CNY'])
    const feed = join(folder.path, 'feed.jsonl')
    await writeLines(feed, goodsLines({ size, seed: 'bench' }))
    const filled = await run(dataDir, [feed, '--kind', 'full', '--exclusive', '--json'])
    const perSecond = size / filled.seconds
    report('import.filled', perSecond, 'goods/s', {
      bar: 20_000,
      goods: filled.new,
      seconds: filled.seconds,
      bad: filled.bad,
    })
    report('import.memory', megabytes(filled.bytes), 'MB', { bar: 400 })

    const bare = await inTransaction(sql, async (tx) => {
      await tx`set local statement_timeout = 0`
      await tx`create table bare_goods (like goods including all)`
      const columns = (
        await tx<{ name: string }[]>`
          select attname name from pg_attribute where attrelid = 'goods'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`
      ).map(({ name }) => name)
      const lines = await copyOut(tx, `select ${columns.join(', ')} from goods order by goods_id limit ${BARE}`)
      const from = performance.now()
      await copyRows(tx, 'bare_goods', columns, piecesOf(lines))
      const seconds = (performance.now() - from) / 1000
      await tx`drop table bare_goods`
      return lines.length / seconds
    })
    report('import.toBareCopy', perSecond / bare, 'of its speed', { bar: 0.33, bareCopy: Math.round(bare) })

    const prices = join(folder.path, 'prices.csv')
    await writeLines(prices, priceLines(size))
    const priced = await run(dataDir, [prices, '--kind', 'price', '--json'])
    report('import.prices', priced.seconds, 's', {
      bar: 60,
      lines: size,
      changed: priced.changed,
      unchanged: priced.unchanged,
      bad: priced.bad,
    })
  } finally {
    await sql.end({ timeout: 5 })
    await database.stop()
    await folder.remove()
  }
}

/** Every hundredth price is another one. */
function* priceLines(size: number): Generator<string> {
  yield 'MPN,Manufacturer,Price,Currency,MOQ\n'
  let n = 0
  for (const { model, brand, tiers, currency, minBuyCount } of goodsOf(size, 'bench')) {
    n += 1
    const list = tiers.map(({ minBuyCount: from, price, activityPrice }, i) => {
      const changed = n % 100 === 0 && i === 0 ? String(Number(price) + 1) : price
      return activityPrice ? `${from}:${changed}:${activityPrice}` : `${from}:${changed}`
    })
    yield `"${model}","${brand}",${list.join(';')},${currency},${minBuyCount}\n`
  }
}

function* piecesOf(lines: readonly string[]): Generator<Buffer> {
  for (let from = 0; from < lines.length; from += 1000) yield Buffer.from(lines.slice(from, from + 1000).join(''))
}

/** Rows as COPY writes them, a line each. */
async function copyOut(tx: Tx, query: string): Promise<string[]> {
  await tx`select`
  const session = sessionOf(tx)
  session.setPipeline(false)
  const pieces: Buffer[] = []
  for await (const piece of session.client.query(copyTo(`copy (${query}) to stdout`))) pieces.push(piece)
  return Buffer.concat(pieces)
    .toString('utf8')
    .split(/(?<=\n)/)
}

/** The command as a shop runs it, and the most memory it had. */
async function run(dataDir: string, args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['--max-semi-space-size=16', COMMAND, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  let bytes = 0
  const timer = setInterval(async () => {
    bytes = Math.max(bytes, await residentBytes(child.pid ?? 0).catch(() => 0))
  }, 100)
  await once(child, 'close')
  clearInterval(timer)
  const read: Record<'new' | 'changed' | 'unchanged' | 'bad' | 'seconds', number> = JSON.parse(said)
  return { ...read, bytes }
}
