import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startStore } from '../../src/app/store.ts'
import { readConfig } from '../../src/server/config.ts'
import { createLog } from '../../src/server/log.ts'
import { browserOptions } from './browser.ts'
import { startTemplate } from './template-database.ts'

/** One store and one browser for all journeys. */
export default async function setup(project: TestProject) {
  const template = await startTemplate()
  const config = readConfig({ PORT: '0', DATABASE_URL: template.url, DEMO: 'on', CATALOG_SIZE: '0', LOG_LEVEL: 'warn' })
  const store = await startStore(config, createLog(config.logLevel), () => {})
  const browser = await chromium.launchServer(await browserOptions())
  project.provide('storeUrl', store.address)
  project.provide('browserEndpoint', browser.wsEndpoint())
  project.provide('templateUrl', template.url)
  return async () => {
    await browser.close()
    await store.stop()
    await template.stop()
  }
}
