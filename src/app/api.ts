import { demoPicturesApi } from '../demo/drawings/pictures.api.ts'
import { accountApi } from '../features/account/server/account.api.ts'
import { browsingApi } from '../features/browsing/server/browsing.api.ts'
import { cartApi } from '../features/cart/server/cart.api.ts'
import { catalogApi } from '../features/catalog/server/catalog.api.ts'
import { sitemapApi } from '../features/catalog/server/sitemap.api.ts'
import { favouritesApi } from '../features/favourites/server/favourites.api.ts'
import { needApi } from '../features/need/server/need.api.ts'
import { searchApi } from '../features/search/server/search.api.ts'
import { siteApi } from '../features/site/server/site.api.ts'
import type { Implementation } from '../server/api/implement.ts'
import { type Config, publicUrlOf } from '../server/config.ts'

/** Every endpoint of the store. */
export const api = (config: Config): Implementation[] => [
  ...siteApi(config.demo),
  ...catalogApi,
  ...sitemapApi(publicUrlOf(config)),
  ...searchApi,
  ...favouritesApi,
  ...cartApi,
  ...browsingApi,
  ...needApi,
  ...accountApi,
  ...demoPicturesApi,
]
