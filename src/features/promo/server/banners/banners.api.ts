import { implement } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import { siteBanners } from '../../banner.contract.ts'
import * as contract from '../../staff-banner.contract.ts'
import * as banners from './banners.service.ts'

const snapshot = async (sql: Db, { bannerId }: { bannerId?: number | undefined }) =>
  bannerId === undefined ? undefined : banners.findBanner(sql, bannerId)

export const bannersApi = [
  implement(siteBanners, ({ reads }) => banners.listShownBanners(reads())),
  implement(contract.staffBanners, ({ sql }) => banners.listBanners(sql)),
  implement(contract.saveBanner, ({ sql }, banner) => banners.saveBanner(sql, banner), { snapshot }),
  implement(contract.orderBanners, ({ sql }, { bannerIds }) => banners.orderBanners(sql, bannerIds), {
    snapshot: async (sql) => ({ order: (await banners.listBanners(sql)).list.map(({ title }) => title) }),
  }),
  implement(contract.removeBanner, ({ sql }, key) => banners.removeBanner(sql, key), { snapshot }),
]
