import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startStore } from '#app/store.ts'
import { recordPromoView } from '#features/promo/promo.contract.ts'
import { buildPages } from '#scripts/setup/build-pages.mjs'
import { silently } from '#scripts/setup/progress.mjs'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { copyTemplate } from '../copy-database.ts'
import { startTemplate } from '../template-database.ts'

/** One store for all journeys. */
export default async function setup(project: TestProject) {
  // In a whole run `npm test` is still building them.
  const [template] = await Promise.all([startTemplate(), buildPages(silently)])
  const databaseUrl = await copyTemplate(template.url, 'journeys')
  const dataDir = await mkdtemp(join(tmpdir(), 'ohmstead-journeys-'))
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'on',
    CATALOG_SIZE: '0',
    LOG_LEVEL: 'warn',
    TAG_MANAGER_ID: 'GTM-TEST',
  })
  const store = await startStore(config, createLog(config.logLevel), silently)
  await seeFilm(store.address)
  project.provide('storeUrl', store.address)
  project.provide('templateUrl', databaseUrl)
  project.provide('outbox', join(dataDir, 'outbox'))
  return async () => {
    await store.stop()
    await template.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Marks the film as seen; journeys about it reset this. */
const seeFilm = (address: string) =>
  fetch(`${address}${recordPromoView.path}`, {
    method: recordPromoView.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ flag: 'video' }),
  })
