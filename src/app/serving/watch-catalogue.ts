import { findCatalogVersion } from '#features/catalog/server/catalog.service.ts'
import type { MaintenanceNotice } from '#features/shop/maintenance.rules.ts'
import { findMaintenance } from '#features/shop/server/maintenance.service.ts'
import { findPublicVersion } from '#features/shop/server/shop.service.ts'
import type { Sql } from '#server/database/connect.ts'

const LOOK_EVERY_MS = 1000
/** Timeout, so that cached pages do not wait for an unavailable database. */
const PATIENCE_MS = 50
/** After a change, which the database has just answered: whoever made it must see it on the next page. */
const PATIENCE_AFTER_CHANGE_MS = 5000

/**
 * Checks whether the catalogue or the shop has changed, at most once a second; the request waits for the
 * result. So no page is older than a second, in any process, and whether the store is closed for maintenance is known as
 * soon. After `expectChange`, and at first, the next request checks immediately.
 */
export function watchCatalogue(sql: Sql, followers: ReadonlyArray<{ catchUp(): Promise<void> }>, onChange: () => void) {
  let known: string | undefined
  let lookedAt = 0
  let looking: Promise<void> | undefined
  let isExpected = true
  let maintenance: MaintenanceNotice | undefined

  const look = async () => {
    try {
      const version = (await Promise.all([findCatalogVersion(sql), findPublicVersion(sql)])).join(' ')
      if (version === known) return
      // Reads go to the primary until replicas have the change, and pages are made of an index that has it.
      await Promise.all(followers.map((one) => one.catchUp()))
      maintenance = await findMaintenance(sql)
      if (known !== undefined) onChange()
      known = version
    } catch {
      // The database is unavailable: keep the cache.
    }
  }
  const start = (patienceMs: number) => {
    lookedAt = Date.now()
    const work = look().finally(() => {
      if (looking === current) looking = undefined
    })
    const current = inTime(work, patienceMs)
    looking = current
  }
  return {
    refresh(): Promise<void> | undefined {
      // A check that is under way may have read the version before the change.
      if (isExpected) start(PATIENCE_AFTER_CHANGE_MS)
      else if (!looking && Date.now() - lookedAt >= LOOK_EVERY_MS) start(PATIENCE_MS)
      isExpected = false
      return looking
    },
    expectChange: () => {
      isExpected = true
    },
    /** What visitors are told while the store is closed. */
    maintenance: () => maintenance,
  }
}

async function inTime(work: Promise<void>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  await Promise.race([work, late])
  clearTimeout(timer)
}
