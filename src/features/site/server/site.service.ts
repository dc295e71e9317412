import type { Sql, Tx } from '#server/database/connect.ts'
import type { SiteInfo, SiteMenu } from '../site.contract.ts'
import * as queries from './site.queries.ts'

type Db = Sql | Tx

export async function getSiteInfo(
  sql: Db,
  { demo, tagManagerId }: { demo: boolean; tagManagerId: string | undefined },
): Promise<SiteInfo> {
  const [info] = await queries.readSiteInfo(sql)
  if (!info) throw new Error('site_info has no row')
  return { ...info, demo, tagManagerId: tagManagerId ?? null }
}

export async function readNavigation(sql: Db): Promise<{ menu: SiteMenu; footer: SiteMenu }> {
  const links = await queries.listLinks(sql)
  const menuOf = (place: 'menu' | 'footer'): SiteMenu =>
    links
      .filter((link) => link.place === place && link.parentId === null)
      .map((heading) => ({ ...heading, child: links.filter((link) => link.parentId === heading.linkId) }))
  return { menu: menuOf('menu'), footer: menuOf('footer') }
}

/** Where people of the shop read what visitors write. */
export async function getServiceEmail(sql: Db): Promise<string> {
  const [info] = await queries.readSiteInfo(sql)
  if (!info) throw new Error('site_info has no row')
  return info.serviceEmail
}
