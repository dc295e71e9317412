import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'

const COMMAND = join(import.meta.dirname, 'import-command.ts')

export const supplySettings = (config: Config) => ({
  dataDir: config.dataDir,
  folder: join(config.dataDir, 'imports'),
  launch: (args: readonly string[]) => launchImport(config, args),
})

/** In a process of its own: a million lines are read without holding up the store. What becomes of it stands in its table. */
function launchImport({ dataDir, databaseUrl }: Config, args: readonly string[]): void {
  const env = { ...process.env, DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  const child = spawn(process.execPath, [COMMAND, ...args, '--json'], { env, stdio: 'ignore' })
  child.on('error', () => {}) // the import stays waiting, which staff see
}
