import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { recordPromoView } from '#features/promo/promo.contract.ts'
import { buildPages } from '#scripts/setup/build-pages.mjs'
import { silently } from '#scripts/setup/progress.mjs'
import { copyTemplate } from '../databases/copy-database.ts'
import { startTemplate } from '../databases/template-database.ts'
import { openStore } from '../process.ts'

/** One store for all journeys. */
export default async function setup(project: TestProject) {
  // In a whole run `npm test` is still building them.
  const [template] = await Promise.all([startTemplate(), buildPages(silently)])
  const databaseUrl = await copyTemplate(template.url, 'journeys')
  const dataDir = await mkdtemp(join(tmpdir(), 'ohmstead-journeys-'))
  // As `npm start` runs it: in a process of its own, with React's production code.
  const store = await openStore({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'on',
    CATALOG_SIZE: '0',
    STOP_WAIT_SECONDS: '0',
    TAG_MANAGER_ID: 'GTM-TEST',
  })
  await seeFilm(store.url)
  project.provide('storeUrl', store.url)
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
