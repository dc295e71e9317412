interface PageHead {
  title: string
  description: string
  /** The one address of the page, from the root of the store. */
  path: string
  /** The store's own address: whoever shows a preview of the page elsewhere needs whole addresses. */
  shop: string
  type?: 'website' | 'article'
  structuredData?: object
}

const PREVIEW = '/content/share.png'

/** What search engines and previews are told about a page of text. */
export const pageHead = ({ title, description, path, shop, type = 'website', structuredData }: PageHead) => [
  { title: `${title} | Ohmstead` },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: path },
  { property: 'og:site_name', content: 'Ohmstead' },
  { property: 'og:type', content: type },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: shop + path },
  { property: 'og:image', content: shop + PREVIEW },
  { property: 'og:image:alt', content: 'Ohmstead: electronic components by part number' },
  { name: 'twitter:card', content: 'summary_large_image' },
  ...(structuredData ? [{ 'script:ld+json': structuredData }] : []),
]

/** The way to a page, for search engines. */
export const breadcrumbData = (shop: string, steps: ReadonlyArray<{ label: string; to: string }>): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, to }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    item: shop + to,
  })),
})
