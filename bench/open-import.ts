import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { goodsOf } from '#demo/catalogue/catalogue.ts'
import { goodsLines, writeLines } from '#demo/feed/write-feed.ts'
import { ask } from './ask.ts'
import { report } from './figures.ts'
import { withStore } from './store.ts'

const COMMAND = join(import.meta.dirname, '../src/app/commands/import-command.ts')
const GOODS = 50_000
const QUIET_MS = 30_000
const PAUSE_MS = 20

/** How long pages of an open store with goods take while a list of `size` parts comes in, to the same when nothing else happens. */
export async function measureOpenImport(size: number): Promise<void> {
  await withStore({ CATALOG_SIZE: String(GOODS) }, async ({ url, dataDir }) => {
    const feed = join(dataDir, 'bench-feed.jsonl')
    // The demo's own goods first: they are compared and stay, the others are new.
    await writeLines(feed, goodsLines({ size, seed: 'ohmstead' }))
    const models = [...goodsOf(GOODS, 'ohmstead')].map(({ model }) => model)
    await askUntil(url, models, after(5000))
    const quiet = await askUntil(url, models, after(QUIET_MS))
    const child = spawn(process.execPath, [COMMAND, feed, '--json'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const from = performance.now()
    const busy = await askUntil(url, models, () => child.exitCode !== null)
    if (child.exitCode === null) await once(child, 'close')
    const seconds = (performance.now() - from) / 1000
    for (const [name, share] of [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const)
      report(`import.open.${name}`, at(busy, share) / at(quiet, share), 'times the quiet one', {
        ...(name === 'p99' && { bar: 2 }),
        quiet_ms: Math.round(at(quiet, share)),
        busy_ms: Math.round(at(busy, share)),
        pages: busy.length,
        lines: size,
        seconds: Math.round(seconds),
      })
  })
}

const after = (ms: number) => {
  const end = performance.now() + ms
  return () => performance.now() > end
}

/** One visitor who searches for one number after another. Times in ms, ascending. */
async function askUntil(url: string, models: readonly string[], isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; !isOver(); n += 1) {
    const model = models[(n * 7919) % models.length] ?? ''
    const from = performance.now()
    await ask({ url: `${url}/comListSearch?goodsModel=${encodeURIComponent(model)}&fuzzy=true` }, `bench-${n}`)
    times.push(performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return times.sort((a, b) => a - b)
}

const at = (times: readonly number[], share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
