import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { goodsOf } from '#demo/catalogue/catalogue.ts'
import { Dictionaries } from '#demo/catalogue/loading/dictionaries.ts'
import { GOODS_COLUMNS, goodsLine } from '#demo/catalogue/loading/goods-line.ts'
import { connect, inTransaction } from '#server/database/connect.ts'
import { copyRows } from '#server/database/copy-rows.ts'
import { startEmbedded } from '#server/database/embedded.ts'
import { createLog } from '#server/log.ts'
import { temporaryFolder } from '#tests/support/process.ts'
import { megabytes, report } from './figures.ts'
import { residentBytes } from './store.ts'

/** Rows of which the bare COPY is measured: they are made before and held in memory. */
const BARE = 100_000
const COMMAND = join(import.meta.dirname, '../src/app/import-command.ts')

/** How fast lists come into the store by the command, beside a bare COPY of the same rows. */
export async function measureImport(size: number): Promise<void> {
  const folder = await temporaryFolder()
  const dataDir = join(folder.path, 'data')
  const database = await startEmbedded(dataDir, createLog('error'))
  const sql = connect(database.url, { pool: 2, name: 'ohmstead-bench' })
  try {
    const feed = join(folder.path, 'feed.jsonl')
    await write(feed, feedLines(size))
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
      const dictionaries = new Dictionaries()
      const lines = Array.from(goodsOf(Math.min(size, BARE), 'bench'), (goods, i) =>
        goodsLine(i + 1, goods, dictionaries),
      )
      const from = performance.now()
      await copyRows(tx, 'bare_goods', GOODS_COLUMNS, lines)
      const seconds = (performance.now() - from) / 1000
      await tx`drop table bare_goods`
      return lines.length / seconds
    })
    report('import.toBareCopy', perSecond / bare, 'of its speed', { bar: 0.33, bareCopy: Math.round(bare) })

    const prices = join(folder.path, 'prices.csv')
    await write(prices, priceLines(size))
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

function* feedLines(size: number): Generator<string> {
  for (const goods of goodsOf(size, 'bench')) {
    const tiers = goods.tiers.map(({ minBuyCount, price, activityPrice }) => ({
      count: minBuyCount,
      price,
      activityPrice,
    }))
    const {
      model,
      brand,
      stem,
      category,
      package: housing,
      name,
      introduce,
      stock,
      attributes,
      lifecycle,
      rohs,
      currency,
    } = goods
    yield `${JSON.stringify({ mpn: model, manufacturer: brand, 'base number': stem, category: category.join(' > '), package: housing, name, description: introduce, stock, minimum: goods.minBuyCount, multiple: goods.multCount, lifecycle, rohs, currency, tiers, popularity: goods.popularity, 'equivalence group': goods.equivalence, parameters: attributes })}\n`
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

async function write(path: string, lines: Iterable<string>): Promise<void> {
  const file = createWriteStream(path)
  let piece = ''
  for (const line of lines) {
    piece += line
    if (piece.length < 1_000_000) continue
    if (!file.write(piece)) await once(file, 'drain')
    piece = ''
  }
  file.end(piece)
  await once(file, 'finish')
}

/** The command as a shop runs it, and the most memory it had. */
async function run(dataDir: string, args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['--max-semi-space-size=32', COMMAND, ...args], {
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
