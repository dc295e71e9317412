import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withdrawDemoTexts } from '#features/content/server/load-content.service.ts'
import { closeDemoLogins, isDemoSeeded, openDemoLogins } from '#features/demo-mode/server/demo-mode.service.ts'
import { withdrawDemoRates } from '#features/freight/server/shipping.service.ts'
import { withdrawSeed } from '#features/shop/server/shop.service.ts'
import { withdrawDemoMenus } from '#features/site/server/site.service.ts'
import type { Report, Step } from '#scripts/setup/progress.mjs'
import { type Config, ConfigError } from '#server/config.ts'
import type { Sql } from '#server/database/connect.ts'

/** The demo is a package of its own that the store runs and never imports. */
const DEMO = join(import.meta.dirname, '../../demo/main.ts')

/** Seeds the demo data once, and enables the demo accounts. */
export async function openDemo(sql: Sql, config: Config, databaseUrl: string, step: Step): Promise<void> {
  if (!(await isDemoSeeded(sql)))
    await step('Loading the demo catalogue', (report) => runDemo(config, databaseUrl, report))
  await openDemoLogins(sql)
}

/** Disables the demo accounts, and removes unchanged demo content. */
export async function leaveDemo(sql: Sql): Promise<void> {
  await closeDemoLogins(sql)
  if (!(await withdrawSeed(sql))) return
  await withdrawDemoMenus(sql)
  await withdrawDemoRates(sql)
  await withdrawDemoTexts(sql)
}

/** Whether this install has the demo, so that an owner may start from its parts. */
export const hasDemo = (): boolean => existsSync(DEMO)

/** In a process of its own, so that the store does not keep the memory that generating a catalogue takes. */
export async function runDemo(config: Config, databaseUrl: string, report: Report, ...args: string[]): Promise<void> {
  if (!hasDemo()) throw new ConfigError('DEMO is on, but this install has no demo folder. Set DEMO to off.')
  const env = {
    ...process.env,
    DEMO: 'on',
    DATABASE_URL: databaseUrl,
    DATA_DIR: config.dataDir,
    CATALOG_SIZE: String(config.catalogSize),
  }
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [DEMO, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString('utf8').split('\n')) if (line) report(line)
    })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The demo data could not be loaded.'))))
  })
}
