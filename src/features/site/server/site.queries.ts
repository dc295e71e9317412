import type { Sql, Tx } from '#server/database/connect.ts'
import type { SiteInfo } from '../site.contract.ts'

type Db = Sql | Tx

export const readSiteInfo = (sql: Db) => sql<Omit<SiteInfo, 'demo' | 'tagManagerId'>[]>`
  select site_name "siteName", site_logo "siteLogo", service_email "serviceEmail", phone, address from site_info`

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
