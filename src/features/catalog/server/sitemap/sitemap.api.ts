import { implement } from '#server/api/implement.ts'
import { goodsSitemap, robots, shopSitemap, sitemapIndex } from '../../sitemap.contract.ts'
import {
  type KeepReadable,
  writeGoodsSitemap,
  writeRobots,
  writeShopSitemap,
  writeSitemapIndex,
} from './sitemap.service.ts'

/** Sitemaps hold whole addresses, so they must know where the shop is. */
export const sitemapApi = (shop: string, keepReadable: KeepReadable) => [
  implement(robots, () => writeRobots(shop)),
  implement(sitemapIndex, ({ sql }) => writeSitemapIndex(sql, shop)),
  implement(shopSitemap, ({ sql }) => writeShopSitemap(sql, shop, keepReadable)),
  implement(goodsSitemap, ({ sql }, { part }) => writeGoodsSitemap(sql, shop, part)),
]
