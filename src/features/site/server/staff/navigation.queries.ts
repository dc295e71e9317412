import type { Db, Tx } from '#server/database/connect.ts'
import type { NavigationPlace } from '../../staff-navigation.contract.ts'
import type { LinkRow } from '../site.queries.ts'

export interface StaffLinkRow extends LinkRow {
  fixed: boolean
}

export const listAllLinks = (sql: Db) => sql<StaffLinkRow[]>`
  select link_id "linkId", place, parent_id "parentId", label, href, new_tab "newTab", fixed
  from site_link order by position, link_id`

export async function readNavigationVersion(sql: Db): Promise<string> {
  const [row] = await sql<{ version: string }[]>`
    select md5(coalesce(string_agg(concat_ws(':', link_id, parent_id, position, label, href, new_tab), ';' order by link_id), '')) version
    from site_link`
  return row?.version ?? ''
}

/** Locks: concurrent saves run one after the other. */
export const lockLinks = (tx: Tx) => tx`lock table site_link in share row exclusive mode`

interface Placed {
  place: NavigationPlace
  parentId: number | null
  position: number
  label: string
  href: string | null
  newTab: boolean
}

export async function insertLink(tx: Tx, link: Placed): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into site_link (place, parent_id, position, label, href, new_tab)
    values (${link.place}, ${link.parentId}, ${link.position}, ${link.label}, ${link.href}, ${link.newTab})
    returning link_id id`
  if (!row) throw new Error('the link was not added')
  return row.id
}

/** What the owner has changed is no longer the demo's. */
export const updateLink = (tx: Tx, linkId: number, link: Placed) => tx`
  update site_link set parent_id = ${link.parentId}, position = ${link.position}, label = ${link.label}, href = ${link.href},
    new_tab = ${link.newTab}, demo = demo and label = ${link.label} and href is not distinct from ${link.href}
  where link_id = ${linkId} and place = ${link.place}`

/** Links before the headings that they refer to. */
export async function deleteOtherLinks(tx: Tx, place: NavigationPlace, kept: readonly number[]): Promise<void> {
  const others = tx`place = ${place} and not link_id = any(${[...kept]}::int[])`
  await tx`delete from site_link where ${others} and parent_id is not null`
  await tx`delete from site_link where ${others}`
}
