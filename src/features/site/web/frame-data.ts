import { type Brand, brandList } from '#features/catalog/catalog.contract.ts'
import type { Call } from '#shared/endpoint.ts'
import { type SiteInfo, type SiteMenu, siteInfo, siteNavigation } from '../site.contract.ts'

const FOOTER_BRANDS = 12
const MENU_BRANDS = 24

/** Data of the frame. Part of every page, so it is kept small. */
export interface FrameData {
  info: SiteInfo
  menu: SiteMenu
  footer: SiteMenu
  /** The ones with the most parts, by name. */
  menuBrands: Brand[]
  recommendedBrands: Brand[]
  brandCount: number
}

export async function readFrame(call: Call): Promise<FrameData> {
  const [info, navigation, brands] = await Promise.all([
    call(siteInfo, {}),
    call(siteNavigation, {}),
    call(brandList, {}),
  ])
  const biggest = brands.brand.toSorted((a, b) => b.goodsCount - a.goodsCount).slice(0, MENU_BRANDS)
  return {
    info,
    ...navigation,
    menuBrands: biggest.map(nameOnly).sort((a, b) => a.brandName.localeCompare(b.brandName, 'en')),
    recommendedBrands: brands.recommendBrand.slice(0, FOOTER_BRANDS).map(nameOnly),
    brandCount: brands.brand.length,
  }
}

const nameOnly = ({ brandId, brandName }: Brand): Brand => ({ brandId, brandName })
