import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { createSteps, silently } from '#scripts/setup/progress.mjs'
import { BackupError } from '#server/backup/backup-error.ts'
import { ConfigError, listSettings, readConfig } from '#server/config.ts'
import { EmbeddedDatabaseError } from '#server/database/embedded/embedded-folder.ts'
import { MigrationError } from '#server/database/migrations/migrate.ts'
import { createLog } from '#server/log.ts'
import { losesMails, MAILS_ARE_FILES } from '#server/mail/mail-files.ts'
import { ChildError } from '#server/processes/children.ts'
import { connectToSiblings } from '#server/processes/siblings.ts'
import { assertKnowsItsAddress } from '#server/public-url.ts'
import { startProcesses } from './processes.ts'
import { builtPages } from './serving/page-source.ts'
import { startStore } from './store.ts'

const EXPECTED = [BackupError, ChildError, ConfigError, EmbeddedDatabaseError, MigrationError]

/** Configuration and environment errors are printed in one line. Anything else is a bug and is printed with its stack. */
function explain(error: unknown): string {
  if (EXPECTED.some((kind) => error instanceof kind) && error instanceof Error) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${'port' in error ? error.port : ''} is in use. Stop what uses it, or set PORT to another number.`
  }
  if (error instanceof Error && 'code' in error && error.code === 'EACCES') return `Not allowed: ${error.message}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const STOP_LIMIT_MS = 25_000
/** Extra time for the parent process. */
const PARENT_LIMIT_MS = 10_000

const say = (line: string) => process.stdout.write(`${line}\n`)

if (process.argv.includes('--help')) {
  say(help())
  process.exit(0)
}

/** Set in child processes. */
const siblings = cluster.isWorker ? connectToSiblings() : undefined

try {
  const config = readConfig(process.env)
  if (!siblings) assertKnowsItsAddress(config)
  const log = createLog(config.logLevel)
  const isParent = !siblings && config.processes > 1
  const store = siblings
    ? await startStore(config, log, silently, builtPages, siblings)
    : isParent
      ? await startProcesses(config, log, createSteps())
      : await startStore(config, log, createSteps())

  let stopping = false
  const stop = async (waitMs: number) => {
    if (stopping) return
    stopping = true
    const late = setTimeout(() => process.exit(1), 2 * waitMs + STOP_LIMIT_MS + (isParent ? PARENT_LIMIT_MS : 0))
    late.unref()
    await store.stop(waitMs)
    process.exit(0)
  }
  process.on('SIGTERM', () => stop(config.stopWaitSeconds * 1000))
  // No drain time for SIGINT and SIGHUP.
  process.on('SIGINT', () => stop(0))
  process.on('SIGHUP', () => stop(0))
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    process.exit(1)
  })

  if (siblings) siblings.reportOpened(store.address)
  else {
    const address = config.publicUrl ?? store.address.replace('127.0.0.1', 'localhost')
    say(`\nOhmstead is open: ${address}\n`)
    if (store.setupCode) {
      say(`  This store has no owner yet. Open ${address}/setup and enter the code ${store.setupCode}`)
      say('  or run npm run owner.')
    }
    if (losesMails(config)) say(`  ${MAILS_ARE_FILES}`)
    for (const { role, email, password } of store.demoLogins) say(`  ${role.padEnd(6)} ${email} / ${password}`)
    say('\nStop it with Ctrl-C.')
  }
  // Written at the start, so that it also helps after a kill.
  flushCompileCache()
} catch (error) {
  if (siblings) await siblings.reportFailed(explain(error))
  else process.stderr.write(`ohmstead: ${explain(error)}\n`)
  process.exit(1)
}

function help(): string {
  const width = Math.max(...listSettings().map(({ name }) => name.length))
  const lines = listSettings().map(({ name, description, defaultValue }) => {
    const otherwise = defaultValue === undefined ? '' : ` [${defaultValue}]`
    return `  ${name.padEnd(width)}  ${description}${otherwise}`
  })
  return ['npm start opens the store. It reads these variables from the environment:', '', ...lines].join('\n')
}
