import { isExhibition, pageAddressOf } from '#features/content/content.rules.ts'
import { listPublished } from '#features/content/server/content.service.ts'
import { hasShownFilm } from '#features/promo/server/film/film.service.ts'
import { isOffered, TRANSFER } from '#features/shop/payment-methods.rules.ts'
import { getShop, hasBankAccount } from '#features/shop/server/shop.service.ts'
import { shopNameOf } from '#features/shop/shop.rules.ts'
import { themeOf } from '#features/shop/shop-colours.rules.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { describeCertificates } from '../certificates.rules.ts'
import type { SiteInfo, SiteMenu } from '../site.contract.ts'
import { isReadable } from '../site.rules.ts'
import * as queries from './site.queries.ts'

/** What the operator of the store has decided. */
export interface SiteOptions {
  demo: boolean
  tagManagerId: string | undefined
  /** Whether a card provider is set up. */
  /** Card providers that are set up. */
  cards: readonly string[]
}

export async function getSiteInfo(sql: Db, { demo, tagManagerId, cards }: SiteOptions): Promise<SiteInfo> {
  const [{ settings, address, owned }, transfers, film] = await Promise.all([
    getShop(sql),
    hasBankAccount(sql),
    hasShownFilm(sql, demo),
  ])
  return {
    siteName: shopNameOf(settings),
    siteLogo: settings.logo,
    legalName: settings.legalName,
    tagline: settings.tagline,
    serviceEmail: settings.contactEmail,
    phone: settings.phone,
    address: address.join(', '),
    taxNumbers: settings.taxNumbers,
    socialLinks: settings.socialLinks,
    openingHours: settings.openingHours,
    certificates: describeCertificates(settings.certificates),
    payments: [
      ...(cards.some((method) => isOffered(settings.paymentMethods, method)) ? ['Card' as const] : []),
      ...(transfers && isOffered(settings.paymentMethods, TRANSFER) ? ['Bank transfer' as const] : []),
    ],
    theme: themeOf(settings.accent),
    demo: demo || settings.demoContent,
    film,
    dailySearches: settings.dailySearches,
    setupNeeded: !owned && !demo,
    tagManagerId: tagManagerId ?? null,
  }
}

/** Without links to unpublished texts, and without empty headings. */
export async function readNavigation(sql: Db): Promise<{ menu: SiteMenu; footer: SiteMenu }> {
  const [all, published] = await Promise.all([queries.listLinks(sql), listPublished(sql)])
  const links = all.filter(({ href }) => href === null || isReadable(href, published))
  const menuOf = (place: 'menu' | 'footer'): SiteMenu =>
    links
      .filter((link) => link.place === place && link.parentId === null)
      .map((heading) => ({ ...heading, child: links.filter((link) => link.parentId === heading.linkId) }))
      .filter((heading) => heading.href !== null || heading.child.length > 0)
  return { menu: menuOf('menu'), footer: menuOf('footer') }
}

/** Of some addresses those that lead to something, and the exhibitions that the owner has added. */
export async function listReadable(sql: Db, paths: readonly string[]): Promise<string[]> {
  const published = await listPublished(sql)
  const exhibitions = published.pages.flatMap(({ pageName }) =>
    isExhibition(pageName) ? (pageAddressOf(pageName) ?? []) : [],
  )
  return [...new Set([...paths.filter((path) => isReadable(path, published)), ...exhibitions])]
}

/** A heading of the menu with its entries. */
export interface DemoMenu {
  label: string
  position: number
  child: Array<{ label: string; href: string }>
}

/** Adds a heading to the menu of a demo, unless it is there. */
export function addDemoMenu(sql: Db, { label, position, child }: DemoMenu): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const links = await queries.listLinks(tx)
    if (links.some((link) => link.place === 'menu' && link.label === label)) return
    const [heading] = await queries.insertDemoLink(tx, { parentId: null, position, label, href: null })
    if (!heading) throw new Error('the heading was not added')
    for (const [place, entry] of child.entries())
      await queries.insertDemoLink(tx, { ...entry, parentId: heading.linkId, position: place + 1 })
  })
}

export function withdrawDemoMenus(sql: Db): Promise<void> {
  return inTransaction(sql, async (tx) => {
    await queries.deleteDemoLinks(tx)
    await queries.deleteEmptyDemoHeadings(tx)
  })
}
