import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { chromium } from 'playwright-core'
import { browserOptions } from '../support/browser.ts'
import { openStore, temporaryFolder } from '../support/process.ts'
import { chapters } from './chapters.ts'
import type { Clause } from './clause.ts'
import { specifiedClauses } from './clauses.ts'
import { type Result, writeReport } from './report.ts'
import { Shop } from './shop.ts'

const HELP = `npm run acceptance -- [options]
  --url <address>     a running demo store; else one is opened for the run, with a catalogue of 5000 parts
  --outbox <folder>   where that store writes its mails (data/outbox)
  --only <ids>        clauses or chapters, separated by commas: CART-07,AUTH
  --write <file>      writes the table of all results, such as docs/acceptance.md
The run places orders and changes data: do not run it against a store in use.
`
/** Drives wait most of their time. */
const AT_ONCE = 4

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    outbox: { type: 'string', default: 'data/outbox' },
    only: { type: 'string', default: '' },
    write: { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  process.stdout.write(HELP)
  process.exit(0)
}

async function openOwn() {
  const folder = await temporaryFolder()
  process.stderr.write('Opening a demo store …\n')
  const store = await openStore({
    DATA_DIR: folder.path,
    CATALOG_SIZE: '5000',
    DEMO: 'on',
    LOG_LEVEL: 'error',
    TAG_MANAGER_ID: 'GTM-TEST',
  })
  return {
    url: store.url,
    outbox: join(folder.path, 'outbox'),
    async close() {
      await store.stop()
      await folder.remove()
    },
  }
}

const isWanted = ({ id }: Clause, only: string[]) =>
  only.length === 0 || only.some((one) => id === one || id.replace(/-\d+$/, '') === one)

const firstLines = (error: unknown) =>
  stripVTControlCharacters(String(error instanceof Error ? error.message : error))
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('Call log'))
    .slice(0, 2)
    .join(' ')
    .slice(0, 240)

async function judge({ id, how, check }: Clause, shop: Shop): Promise<Result> {
  try {
    return { id, how, seen: await check(shop), holds: true }
  } catch (error) {
    return { id, how, seen: firstLines(error), holds: false }
  }
}

async function judgeAll(clauses: Clause[], shop: Shop): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...clauses]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await judge(next, shop)
      results.push(result)
      if (!result.holds) process.stdout.write(`${result.id} does not hold: ${result.seen}\n`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

/** Of the working copy; a release has none. */
function commit(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%h'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

const only = values.only.split(',').filter(Boolean)
const clauses = chapters.filter((one) => isWanted(one, only))
const startedAt = Date.now()
const store = values.url ? { url: values.url, outbox: values.outbox, close: async () => {} } : await openOwn()
const browser = await chromium.launch(await browserOptions())
const close = async () => {
  await browser.close()
  await store.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(1)))
try {
  const results = await judgeAll(clauses, new Shop(store.url, browser, store.outbox))
  const broken = results.filter(({ holds }) => !holds).length
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  process.stdout.write(`${results.length} clauses in ${seconds} s, ${broken} do not hold\n`)
  if (values.write) await writeFile(values.write, writeReport(specifiedClauses(), results, commit()))
  process.exitCode = broken > 0 ? 1 : 0
} finally {
  await close()
}
