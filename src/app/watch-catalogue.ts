import { findCatalogVersion } from '#features/catalog/server/catalog.service.ts'
import type { Sql } from '#server/database/connect.ts'

const LOOK_EVERY_MS = 1000

/** Looks at most once a second, beside the request that asks, whether the catalogue has changed. */
export function watchCatalogue(sql: Sql, onChange: () => void): () => void {
  let known: string | undefined
  let lookedAt = 0
  return () => {
    const now = Date.now()
    if (now - lookedAt < LOOK_EVERY_MS) return
    lookedAt = now
    findCatalogVersion(sql).then(
      (version) => {
        if (known !== undefined && version !== known) onChange()
        known = version
      },
      () => {}, // the database is away: what is cached stays
    )
  }
}
