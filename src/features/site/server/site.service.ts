import type { Sql, Tx } from '../../../server/database/connect.ts'
import { AppError } from '../../../shared/app-error.ts'
import { emailKey } from '../../account/account.rules.ts'
import type { SiteInfo, SiteMenu } from '../site.contract.ts'
import { looksLikeEmail } from '../site.rules.ts'
import * as queries from './site.queries.ts'

type Db = Sql | Tx

export async function getSiteInfo(sql: Db, demo: boolean): Promise<SiteInfo> {
  const [info] = await queries.readSiteInfo(sql)
  if (!info) throw new Error('site_info has no row')
  return { ...info, demo }
}

export async function readNavigation(sql: Db): Promise<{ menu: SiteMenu; footer: SiteMenu }> {
  const links = await queries.listLinks(sql)
  const menuOf = (place: 'menu' | 'footer'): SiteMenu =>
    links
      .filter((link) => link.place === place && link.parentId === null)
      .map((heading) => ({ ...heading, child: links.filter((link) => link.parentId === heading.linkId) }))
  return { menu: menuOf('menu'), footer: menuOf('footer') }
}

/** Entering an address twice changes nothing, and nobody learns whether it was known. */
export async function subscribeToNewsletter(sql: Db, subscriber: { email: string; name: string }): Promise<void> {
  const email = subscriber.email.trim()
  if (!looksLikeEmail(email)) throw new AppError('invalid_input', 'This does not look like an e-mail address.')
  await queries.insertSubscriber(sql, { email, emailKey: emailKey(email), name: subscriber.name.trim() })
}
