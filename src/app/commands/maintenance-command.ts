import { changeMaintenance as changeMaintenanceCall } from '#features/shop/maintenance.contract.ts'
import { expectedAt, messageOf } from '#features/shop/maintenance.rules.ts'
import { changeMaintenance, getMaintenance } from '#features/shop/server/maintenance.service.ts'
import type { Maintenance } from '#features/shop/shop.contract.ts'
import { readInput } from '#server/api/read-input.ts'
import { readConfig } from '#server/config.ts'
import type { Sql } from '#server/database/connect.ts'
import { openStoreDatabase } from '#server/database/open-store-database.ts'
import { createLog } from '#server/log.ts'
import { AppError } from '#shared/app-error.ts'
import { readArguments } from './read-arguments.ts'
import { readTime } from './read-time.ts'
import { runCommand } from './run-command.ts'

const HELP = `npm run maintenance -- on [--message text] [--until 22:00] | off

Closes the store to visitors, or opens it; without a word it says which it is. Every process of every host follows within
two seconds, and it stays so when they are restarted. Visitors get a page with the message, programs HTTP 503 with
Retry-After. Staff sign in and work as always, payments are still taken from their providers, and jobs go on.

  --message text    what visitors read
  --until time      when the store is expected to open: 22:00 by the clock of this machine, or 2026-01-31T06:00.
                    It is only shown: the store stays closed until it is opened

DATABASE_URL and DATA_DIR select the store, as for npm start. The back office has the same under Settings, Maintenance.`

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    message: { type: 'string', default: '' },
    until: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const [word = 'show', ...others] = positionals

function describe(maintenance: Maintenance): string {
  if (!maintenance.on) return 'The store is open.'
  const expected = expectedAt(maintenance, new Date())
  return `The store is closed to visitors${expected ? `, expected to open at ${expected.toISOString()}` : ''}: ${messageOf(maintenance)}`
}

const actions: Record<string, (sql: Sql) => Promise<Maintenance>> = {
  show: getMaintenance,
  on: (sql) => {
    const until = values.until === undefined ? null : readTime(values.until, new Date())
    return change(sql, { on: true, message: values.message, until })
  },
  off: (sql) => change(sql, { on: false }),
}

const change = (sql: Sql, input: object) =>
  changeMaintenance(sql, { accountId: null, who: 'command line' }, readInput(changeMaintenanceCall.input, input))

async function run(): Promise<string> {
  const action = actions[word]
  if (values.help) return HELP
  if (!action || others.length > 0)
    throw new AppError('invalid_input', `${positionals.join(' ')} is not on or off. --help explains it.`)
  const database = await openStoreDatabase(readConfig(process.env), createLog('error'), {
    pool: 1,
    name: 'ohmstead-maintenance',
  })
  try {
    return describe(await action(database.sql))
  } finally {
    await database.close()
  }
}

await runCommand(run)
