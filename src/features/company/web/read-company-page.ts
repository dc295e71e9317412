import { data } from 'react-router'
import { type ContentPage, contentPage, publishedTexts } from '#features/content/content.contract.ts'
import { pageAddressOf, pageNameAt } from '#features/content/content.rules.ts'
import { contentPageHead } from '#features/content/web/content-page-head.ts'
import { pageAt } from '#features/content/web/text-pages.ts'
import { type SiteInfo, siteInfo } from '#features/site/site.contract.ts'
import { isAppError } from '#shared/app-error.ts'
import type { Call } from '#shared/endpoint.ts'
import type { TitleArgs } from '#web/site-name.ts'
import { CONTACT, type CompanyPage, companyPages } from './company-pages.ts'

export interface CompanyPageData {
  place: CompanyPage
  page: ContentPage
  info: SiteInfo
  /** The pages about the company that can be read, this one among them. */
  others: Array<{ path: string; title: string }>
}

/** The text of a URL and the settings of the shop. */
export async function readCompanyPage(call: Call, request: Request): Promise<CompanyPageData> {
  const place = placeAt(request)
  const [page, info, { pages }] = await Promise.all([
    findText(call, place.pageName),
    call(siteInfo, {}),
    call(publishedTexts, {}),
  ])
  if (!page && place.path !== CONTACT) throw data(null, { status: 404 })
  const known = companyPages.flatMap(({ path, pageName }) => {
    const title = pages.find((one) => one.pageName === pageName)?.title
    return title ? [{ path, title }] : []
  })
  const added = pages.flatMap(({ pageName, title }) => {
    const path = pageAddressOf(pageName)
    return path?.startsWith(EXHIBITIONS) ? [{ path, title }] : []
  })
  const others = [...known, ...added]
  return { place, page: page ?? WITHOUT_TEXT, info, others }
}

const EXHIBITIONS = '/exhibition/'

/** A page of the list, or an exhibition that the owner has added. */
function placeAt(request: Request): CompanyPage {
  const { pathname } = new URL(request.url)
  const pageName = pageNameAt(pathname)
  const path = pageName && pageAddressOf(pageName)
  return path?.startsWith(EXHIBITIONS) && pageName
    ? { path, pageName, group: 'Exposition' }
    : pageAt(companyPages, request)
}

async function findText(call: Call, pageName: string): Promise<ContentPage | undefined> {
  try {
    const page = await call(contentPage, { pageName })
    return page.published ? page : undefined
  } catch (error) {
    if (isAppError(error) && error.reason === 'not_found') return undefined
    throw error
  }
}

/** The contact page exists without a text as well. */
const WITHOUT_TEXT: ContentPage = {
  pageName: 'contact-us',
  title: 'Contact us',
  summary: 'Send us a message, or use the other contact details.',
  changedAt: '',
  published: true,
  shop: '',
  html: '',
  headings: [],
}

export const companyMeta = ({ loaderData, matches }: TitleArgs & { loaderData?: CompanyPageData }) =>
  loaderData ? contentPageHead({ matches }, loaderData.page, loaderData.place.path) : []
