import { listDemoLogins } from '#features/demo-mode/server/demo-mode.service.ts'
import type { Step } from '#scripts/setup/progress.mjs'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { type Children, startChildren } from '#server/processes/children.ts'
import { claimPort } from '#server/processes/shared-port.ts'
import { openDatabase, type Undo } from './open-database.ts'
import { prepareForVisitors, type Store } from './store.ts'

/** Pool size for the startup. */
const PARENT_POOL = 2

/**
 * A store of several processes on one port. This one starts the embedded database and prepares the store, once; the
 * others answer requests.
 */
export async function startProcesses(config: Config, log: Log, step: Step): Promise<Store> {
  const undo: Undo = []
  const takeBack = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const { sql, url } = await step(config.databaseUrl ? 'Connecting to the database' : 'Starting the database', () =>
      openDatabase({ ...config, databasePool: PARENT_POOL }, log, undo),
    )
    const setupCode = await prepareForVisitors({ config, sql, url, log, step })
    const demoLogins = await listDemoLogins(sql)
    const children = await step(`Starting ${config.processes} processes`, () => startSharing(config, url, log))
    const stop = async (waitMs = 0) => {
      await children.stop(waitMs)
      await takeBack()
    }
    return { address: children.address, demoLogins, setupCode, stop }
  } catch (error) {
    await takeBack()
    throw error
  }
}

async function startSharing(config: Config, databaseUrl: string, log: Log): Promise<Children> {
  const port = await claimPort(config)
  return startChildren(environmentsOf({ ...config, port }, databaseUrl), log)
}

/** Environment of a child process. Only the first runs jobs. */
const environmentsOf = (config: Config, databaseUrl: string): Array<Record<string, string>> =>
  Array.from({ length: config.processes }, (_, place) => ({
    PORT: String(config.port),
    DATABASE_URL: databaseUrl,
    DEMO: config.demo ? 'on' : 'off',
    STOP_WAIT_SECONDS: String(config.stopWaitSeconds),
    ROLE: config.role === 'both' && place > 0 ? 'web' : config.role,
  }))
