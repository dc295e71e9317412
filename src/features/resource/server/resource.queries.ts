import type { Actor } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import type { ResourceKind } from '../resource.contract.ts'

export interface ResourceRow {
  resourceId: string
  accountId: number | null
  kind: ResourceKind
  contentType: string
  size: number
  fileName: string
}

const columns = (sql: Db) => sql`
  resource_id "resourceId", account_id "accountId", kind, content_type "contentType", size, file_name "fileName"`

export const insertResource = (sql: Db, row: ResourceRow) => sql`
  insert into resource (resource_id, account_id, kind, content_type, size, file_name)
  values (${row.resourceId}, ${row.accountId}, ${row.kind}, ${row.contentType}, ${row.size}, ${row.fileName})`

export const findResource = (sql: Db, resourceId: string) => sql<ResourceRow[]>`
  select ${columns(sql)} from resource where resource_id = ${resourceId}`

export const listResources = (sql: Db, accountId: number) => sql<ResourceRow[]>`
  select ${columns(sql)} from resource where account_id = ${accountId} order by created_at, resource_id`

interface ClaimedFor {
  kind: ResourceKind
  contentTypes: readonly string[]
}

/** Only by its sender, only once. */
export const claim = (sql: Db, resourceId: string, sender: Actor | null, { kind, contentTypes }: ClaimedFor) => sql<
  ResourceRow[]
>`
  update resource set claimed_at = now(), kind = ${kind}, account_id = ${sender?.customerId ?? null}
  where resource_id = ${resourceId} and claimed_at is null
    and kind in (${kind}, 'attachment') and content_type = any(${[...contentTypes]})
    and account_id is not distinct from ${sender?.accountId ?? null}
  returning ${columns(sql)}`

/** May be claimed several times: they have no owner. */
export const claimFiles = (sql: Db, resourceIds: readonly string[], kinds: readonly ResourceKind[]) => sql<
  { resourceId: string }[]
>`
  update resource set claimed_at = coalesce(claimed_at, now()), unused_since = null
  where resource_id = any(${[...resourceIds]}) and kind = any(${[...kinds]}) returning resource_id "resourceId"`

/** Files of the shop that are claimed: since when nothing shows them. */
export const noteUnused = (sql: Db, usedIds: readonly string[]) => sql`
  update resource set unused_since = case when resource_id = any(${[...usedIds]}) then null else now() end
  where kind in ('content', 'film', 'part', 'datasheet') and claimed_at is not null
    and (unused_since is null) <> (resource_id = any(${[...usedIds]}))`

/** Those that nothing has shown for so many days. */
export const unclaimUnused = (sql: Db, days: number) => sql<{ resourceId: string }[]>`
  update resource set claimed_at = null, unused_since = null
  where kind in ('content', 'film', 'part', 'datasheet') and claimed_at is not null and unused_since < now() - ${days} * interval '1 day'
  returning resource_id "resourceId"`

export const unclaim = (sql: Db, resourceId: string) => sql`
  update resource set claimed_at = null where resource_id = ${resourceId}`

export const unclaimAllOf = (sql: Db, accountId: number) => sql<{ resourceId: string }[]>`
  update resource set claimed_at = null where account_id = ${accountId} returning resource_id "resourceId"`

export const deleteUnclaimed = (sql: Db, resourceId: string) => sql`
  delete from resource where resource_id = ${resourceId} and claimed_at is null`

/** Whether parts have files at all: looking through all parts takes long. */
export const hasPartFiles = (sql: Db) => sql<{ found: boolean }[]>`
  select exists (select from resource where kind in ('part', 'datasheet') and claimed_at is not null) found`
