import { demoPicturesApi } from '../demo/drawings/pictures.api.ts'
import { accountApi } from '../features/account/server/account.api.ts'
import { catalogApi } from '../features/catalog/server/catalog.api.ts'
import { searchApi } from '../features/search/server/search.api.ts'
import { siteApi } from '../features/site/server/site.api.ts'
import type { Implementation } from '../server/api/implement.ts'
import type { Config } from '../server/config.ts'

/** Every endpoint of the store. */
export const api = (config: Pick<Config, 'demo'>): Implementation[] => [
  ...siteApi(config.demo),
  ...catalogApi,
  ...searchApi,
  ...accountApi,
  ...demoPicturesApi,
]
