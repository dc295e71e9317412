import type { Db, Tx } from '#server/database/connect.ts'
import type { SavedLine } from '../bom-changes.rules.ts'
import type { BomTotal } from '../bom-matching.contract.ts'

/** Until the transaction ends. */
export const lockBoms = (sql: Tx, accountId: number) => sql`
  select pg_advisory_xact_lock(hashtext('bom'), ${accountId})`

export const countSaved = (sql: Db, accountId: number) => sql<{ boms: number; lines: number }[]>`
  select count(distinct bom_id)::int boms, coalesce(sum(line_count), 0)::int lines
  from bom left join bom_version using (bom_id) where account_id = ${accountId}`

export const insertBom = (sql: Db, accountId: number, name: string) => sql<{ bomId: number; version: number }[]>`
  insert into bom (account_id, name) values (${accountId}, ${name})
  returning bom_id "bomId", newest_version "version"`

export const advanceBom = (sql: Db, accountId: number, bomId: number, name: string) => sql<
  { bomId: number; version: number }[]
>`
  update bom set newest_version = newest_version + 1, name = ${name}, saved_at = now()
  where bom_id = ${bomId} and account_id = ${accountId}
  returning bom_id "bomId", newest_version "version"`

export interface NewVersion {
  bomId: number
  version: number
  boards: number
  spare: number
  lines: SavedLine[]
  totals: BomTotal[]
}

export const insertVersion = (sql: Db, { bomId, version, boards, spare, lines, totals }: NewVersion) => sql`
  insert into bom_version (bom_id, version, boards, spare, line_count, lines, totals)
  values (${bomId}, ${version}, ${boards}, ${spare}, ${lines.length}, ${JSON.stringify(lines)}::text::jsonb,
    ${JSON.stringify(totals)}::text::jsonb)`

export const deleteVersionsUpTo = (sql: Db, bomId: number, version: number) => sql`
  delete from bom_version where bom_id = ${bomId} and version <= ${version}`

export interface SavedRow {
  bomId: number
  name: string
  version: number
  lineCount: number
  boards: number
  spare: number
  totals: BomTotal[]
  createdAt: Date
  savedAt: Date
  shared: boolean
}

const savedColumns = (sql: Db) => sql`
  bom_id "bomId", name, version, line_count "lineCount", boards, spare, totals, created_at "createdAt",
  v.saved_at "savedAt", share_hash is not null "shared"`

export const listSaved = (sql: Db, accountId: number, limit: number, offset: number) => sql<SavedRow[]>`
  select ${savedColumns(sql)}
  from bom b join bom_version v using (bom_id)
  where account_id = ${accountId} and version = newest_version
  order by b.saved_at desc, bom_id desc limit ${limit} offset ${offset}`

/** All saved versions of a BOM, the newest first. */
export const listVersions = (sql: Db, accountId: number, bomId: number) => sql<SavedRow[]>`
  select ${savedColumns(sql)}
  from bom b join bom_version v using (bom_id)
  where account_id = ${accountId} and bom_id = ${bomId} order by version desc`

export const findLines = (sql: Db, bomId: number, version: number) => sql<{ lines: SavedLine[] }[]>`
  select lines from bom_version where bom_id = ${bomId} and version = ${version}`

export const listAllVersions = (sql: Db, accountId: number) => sql<
  { bomId: number; name: string; version: number; boards: number; spare: number; savedAt: Date }[]
>`
  select bom_id "bomId", name, version, boards, spare, v.saved_at "savedAt"
  from bom join bom_version v using (bom_id) where account_id = ${accountId} order by v.saved_at desc, bom_id`

/** With the size of their text; the lines are absent when they are larger than `maxBytes`. */
export const findLinesUpTo = (sql: Db, bomId: number, version: number, maxBytes: number) => sql<
  { bytes: number; lines: SavedLine[] | null }[]
>`
  select bytes, case when bytes <= ${maxBytes} then lines end lines
  from bom_version, octet_length(lines::text) bytes where bom_id = ${bomId} and version = ${version}`

export const findShared = (sql: Db, shareHash: Uint8Array) => sql<(SavedRow & { lines: SavedLine[] })[]>`
  select ${savedColumns(sql)}, lines
  from bom b join bom_version v using (bom_id)
  where share_hash = ${shareHash} and version = newest_version`

export const renameBom = (sql: Db, accountId: number, bomId: number, name: string) => sql`
  update bom set name = ${name} where bom_id = ${bomId} and account_id = ${accountId} returning bom_id`

export const deleteBom = (sql: Db, accountId: number, bomId: number) => sql`
  delete from bom where bom_id = ${bomId} and account_id = ${accountId} returning bom_id`

export const setShareHash = (sql: Db, accountId: number, bomId: number, shareHash: Uint8Array | null) => sql`
  update bom set share_hash = ${shareHash} where bom_id = ${bomId} and account_id = ${accountId} returning bom_id`
