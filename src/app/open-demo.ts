import { spawn } from 'node:child_process'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { isDemoSeeded, openDemoLogins } from '#features/demo-mode/server/demo-mode.service.ts'
import { type Config, ConfigError } from '#server/config.ts'
import type { Sql } from '#server/database/connect.ts'
import type { Report, Step } from '../../scripts/setup/progress.mjs'

/** The demo is a package of its own that the store runs and never imports. */
const DEMO = join(import.meta.dirname, '../../demo/main.ts')

/** Seeds the demo data once, and lets everybody in with the published passwords. */
export async function openDemo(sql: Sql, config: Config, databaseUrl: string, step: Step): Promise<void> {
  if (!(await isDemoSeeded(sql)))
    await step('Loading the demo catalogue', (report) => seedDemo(config, databaseUrl, report))
  await openDemoLogins(sql)
}

/** In a process of its own, so that the store does not keep the memory that generating a catalogue takes. */
async function seedDemo(config: Config, databaseUrl: string, report: Report): Promise<void> {
  await access(DEMO).catch((cause) => {
    throw new ConfigError('DEMO is on, but this install has no demo folder. Set DEMO to off.', { cause })
  })
  const env = {
    ...process.env,
    DEMO: 'on',
    DATABASE_URL: databaseUrl,
    DATA_DIR: config.dataDir,
    CATALOG_SIZE: String(config.catalogSize),
  }
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [DEMO], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString('utf8').split('\n')) if (line) report(line)
    })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The demo data could not be loaded.'))))
  })
}
