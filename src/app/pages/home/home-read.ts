import { redirect } from 'react-router'
import { brandList, home, newPictures } from '#features/catalog/catalog.contract.ts'
import { siteBanners } from '#features/promo/banner.contract.ts'
import { siteInfo } from '#features/site/site.contract.ts'
import { organisationData } from '#features/site/web/organisation-data.ts'
import type { Call } from '#shared/endpoint.ts'

const BRANDS_SHOWN = 12
const NEW_GOODS_SHOWN = 12

/** Sends only what the page shows: of all makers, the recommended ones. */
export async function readHome(call: Call) {
  const [{ new: newest, ...front }, { list: pictures }, { recommendBrand }, info, { list: banners }] =
    await Promise.all([
      call(home, {}),
      call(newPictures, { limit: NEW_GOODS_SHOWN }),
      call(brandList, {}),
      call(siteInfo, {}),
      call(siteBanners, {}),
    ])
  if (info.setupNeeded) throw redirect('/setup')
  return {
    ...front,
    newest,
    pictures,
    banners,
    brands: recommendBrand.slice(0, BRANDS_SHOWN),
    organisation: organisationData(info),
  }
}

export type HomeData = Awaited<ReturnType<typeof readHome>>
