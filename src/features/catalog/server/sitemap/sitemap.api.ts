import { implement } from '#server/api/implement.ts'
import { goodsSitemap, robots, shopSitemap, sitemapIndex } from '../../sitemap.contract.ts'
import {
  type ListReadable,
  writeGoodsSitemap,
  writeRobots,
  writeShopSitemap,
  writeSitemapIndex,
} from './sitemap.service.ts'

/** Sitemaps need absolute URLs. */
export const sitemapApi = (shop: string, listReadable: ListReadable) => [
  implement(robots, () => writeRobots(shop)),
  implement(sitemapIndex, ({ reads }) => writeSitemapIndex(reads(), shop)),
  implement(shopSitemap, ({ reads }) => writeShopSitemap(reads(), shop, listReadable)),
  implement(goodsSitemap, ({ reads }, { part }) => writeGoodsSitemap(reads(), shop, part)),
]
