import { mkdir } from 'node:fs/promises'
import { relative } from 'node:path'
import { readConfig } from '#server/config.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { createLog } from '#server/log.ts'
import { createSteps, type Step, silently } from '../setup/progress.mjs'
import { needsRestart } from './needs-restart.ts'
import { createVite, openFromSources, ROOT } from './vite.ts'

/** Debounce: editors write a file in several steps, and a checkout writes many files. */
const DEBOUNCE_MS = 100

/**
 * The store from its sources. Vite loads pages and server alike and knows what an edit touches: pages are replaced in
 * the open browsers, and the server is stopped and started again in this process, with only the changed modules to load.
 */
const environment = readConfig({ LOG_LEVEL: 'warn', ...process.env })
const log = createLog(environment.logLevel)
const step = createSteps()
const database = environment.databaseUrl ? undefined : await step('Starting the database', startDatabase)
const config = { ...environment, databaseUrl: environment.databaseUrl ?? database?.url, pageCacheSeconds: 0 }
const vite = await step('Starting Vite', createVite)

let store = await open(step)
let timer: NodeJS.Timeout | undefined
let busy: Promise<void> = Promise.resolve()
vite.watcher.on('all', (_event, file) => {
  const path = relative(ROOT, file)
  if (!needsRestart(path)) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    busy = busy.then(() => restart(path))
  }, DEBOUNCE_MS)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

/** Undefined when it does not start: the next edit tries again. */
async function open(step: Step) {
  try {
    const opened = await openFromSources(vite, config, log, step)
    const address = config.publicUrl ?? opened.address.replace('127.0.0.1', 'localhost')
    process.stdout.write(`\nOhmstead is open: ${address}\n\n`)
    return opened
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n\nWaiting for the next edit.\n`)
    return undefined
  }
}

async function restart(path: string): Promise<void> {
  process.stdout.write(`${path} has changed.\n`)
  await store?.stop()
  store = await open(silently)
}

async function stop(): Promise<void> {
  await store?.stop()
  await vite.close()
  await database?.stop()
  process.exit(0)
}

async function startDatabase() {
  await mkdir(environment.dataDir, { recursive: true })
  return startEmbedded(environment.dataDir, log)
}
