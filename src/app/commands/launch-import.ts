import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { publicOutside } from '#server/net/outside.ts'

const COMMAND = join(import.meta.dirname, 'import-command.ts')

export const supplySettings = (config: Config) => ({
  dataDir: config.dataDir,
  folder: join(config.dataDir, 'imports'),
  outside: publicOutside(config.outsidePorts),
  launch: (args: readonly string[]) => launchImport(config, args),
})

/** Starts a process, so that a large import does not block the store. Its state is in the database. */
function launchImport({ dataDir, databaseUrl }: Config, args: readonly string[]): void {
  const env = { ...process.env, DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  const child = spawn(process.execPath, [COMMAND, ...args, '--json'], { env, stdio: 'ignore' })
  child.on('error', () => {}) // the import stays waiting, which staff see
}
