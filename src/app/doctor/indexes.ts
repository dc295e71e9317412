import { hasDeferredIndexes } from '#features/catalog/server/bulk-load/deferred-indexes.service.ts'
import { type ExaminedStore, type Finding, fault, good } from './finding.ts'

/** Of parts: those that an import has not built again; and of all tables: those that a broken statement has left. */
export async function checkIndexes({ sql }: ExaminedStore): Promise<Finding[]> {
  const invalid = await sql<{ name: string }[]>`
    select indexrelid::regclass::text "name" from pg_index where not indisvalid or not indisready order by 1`
  const found = [
    ...((await hasDeferredIndexes(sql))
      ? [fault('Indexes of parts are missing since an import was interrupted: searches are slow.', 'npm run reindex')]
      : []),
    ...invalid.map(({ name }) =>
      fault(
        `The index ${name} is not used, because building it was interrupted.`,
        `reindex index concurrently ${name};`,
      ),
    ),
  ]
  return found.length > 0 ? found : [good('All indexes are there.')]
}
