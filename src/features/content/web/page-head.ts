import { siteIn, type TitleArgs, titled } from '#web/site-name.ts'

interface PageHead extends TitleArgs {
  title: string
  description: string
  /** Canonical path. */
  path: string
  /** Base URL of the store, for absolute URLs in previews. */
  shop: string
  type?: 'website' | 'article'
  structuredData?: object
}

const DEMO_LOGO = '/logo.svg'
const DEMO_PREVIEW = '/content/share.png'

/** Meta tags of a page of text. */
export const pageHead = ({ title, description, path, shop, type = 'website', structuredData, matches }: PageHead) => {
  const { siteName } = siteIn({ matches })
  const picture = previewOf({ matches })
  return [
    titled({ matches }, title),
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: path },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: shop + path },
    ...(picture ? [{ property: 'og:image', content: shop + picture }] : []),
    ...(picture ? [{ property: 'og:image:alt', content: `${siteName}: electronic components by part number` }] : []),
    { name: 'twitter:card', content: picture === DEMO_PREVIEW ? 'summary_large_image' : 'summary' },
    ...(structuredData ? [{ 'script:ld+json': structuredData }] : []),
  ]
}

/** The demo's logo comes with a picture made for previews; a shop shows its own logo, or nothing. */
function previewOf(args: TitleArgs): string {
  const { siteLogo } = siteIn(args)
  return siteLogo === DEMO_LOGO ? DEMO_PREVIEW : siteLogo
}

/** Breadcrumb, as structured data. */
export const breadcrumbData = (shop: string, steps: ReadonlyArray<{ label: string; to: string }>): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, to }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    item: shop + to,
  })),
})
