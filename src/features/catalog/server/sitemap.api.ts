import { implement } from '#server/api/implement.ts'
import { goodsSitemap, robots, shopSitemap, sitemapIndex } from '../sitemap.contract.ts'
import { writeGoodsSitemap, writeRobots, writeShopSitemap, writeSitemapIndex } from './sitemap.service.ts'

/** Sitemaps hold whole addresses, so they must know where the shop is. */
export const sitemapApi = (shop: string) => [
  implement(robots, () => writeRobots(shop)),
  implement(sitemapIndex, ({ sql }) => writeSitemapIndex(sql, shop)),
  implement(shopSitemap, ({ sql }) => writeShopSitemap(sql, shop)),
  implement(goodsSitemap, ({ sql }, { part }) => writeGoodsSitemap(sql, shop, part)),
]
