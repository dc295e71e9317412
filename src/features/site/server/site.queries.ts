import type { Sql, Tx } from '../../../server/database/connect.ts'
import type { SiteInfo } from '../site.contract.ts'

type Db = Sql | Tx

export const readSiteInfo = (sql: Db) => sql<Omit<SiteInfo, 'demo'>[]>`
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

export const insertSubscriber = (sql: Db, subscriber: { email: string; emailKey: string; name: string }) => sql`
  insert into newsletter_subscriber (email, email_key, name)
  values (${subscriber.email}, ${subscriber.emailKey}, ${subscriber.name})
  on conflict (email_key) do nothing`
