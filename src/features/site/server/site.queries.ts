import type { Db, Tx } from '#server/database/connect.ts'

export interface LinkRow {
  linkId: number
  place: 'menu' | 'footer'
  parentId: number | null
  label: string
  href: string | null
  newTab: boolean
}

export const listLinks = (sql: Db) => sql<LinkRow[]>`
  select link_id "linkId", place, parent_id "parentId", label, href, new_tab "newTab"
  from site_link order by position, link_id`

export const insertDemoLink = (
  sql: Tx,
  link: { parentId: number | null; position: number; label: string; href: string | null },
) => sql<{ linkId: number }[]>`
  insert into site_link (place, parent_id, position, label, href, demo)
  values ('menu', ${link.parentId}, ${link.position}, ${link.label}, ${link.href}, true) returning link_id "linkId"`

export const deleteDemoLinks = (sql: Tx) => sql`delete from site_link where demo and parent_id is not null`

/** Entries with own links of the owner stay. */
export const deleteEmptyDemoHeadings = (sql: Tx) => sql`
  delete from site_link as heading where demo and not exists (select from site_link where parent_id = heading.link_id)`
