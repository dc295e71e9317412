import { type ContentPage, contentPage } from '#features/content/content.contract.ts'
import { contentPageHead } from '#features/content/web/content-page-head.ts'
import { pageAt } from '#features/content/web/text-pages.ts'
import { type SiteInfo, siteInfo } from '#features/site/site.contract.ts'
import type { Call } from '#shared/endpoint.ts'
import { type CompanyPage, companyPages } from './company-pages.ts'

export interface CompanyPageData {
  place: CompanyPage
  page: ContentPage
  info: SiteInfo
}

/** The text that belongs to an address, and what the shop says about itself. */
export async function readCompanyPage(call: Call, request: Request): Promise<CompanyPageData> {
  const place = pageAt(companyPages, request)
  const [page, info] = await Promise.all([call(contentPage, { pageName: place.pageName }), call(siteInfo, {})])
  return { place, page, info }
}

export const companyMeta = ({ loaderData }: { loaderData?: CompanyPageData }) =>
  loaderData ? contentPageHead(loaderData.page, loaderData.place.path) : []
