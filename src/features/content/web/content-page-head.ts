import type { TitleArgs } from '#web/site-name.ts'
import type { Crumb } from '#web/ui/breadcrumb.tsx'
import type { ContentPage } from '../content.contract.ts'
import { breadcrumbData, pageHead } from './page-head.ts'

/** The head of a page of text: the same facts for people, previews and search engines. */
export const contentPageHead = (
  { matches }: TitleArgs,
  page: ContentPage,
  path: string,
  trail: readonly Crumb[] = [],
) => [
  ...pageHead({
    matches,
    title: page.title,
    description: page.summary,
    path,
    shop: page.shop,
    structuredData: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'WebPage',
          name: page.title,
          description: page.summary,
          url: page.shop + path,
          dateModified: page.changedAt,
        },
        breadcrumbData(page.shop, [{ label: 'Home', to: '/' }, ...trail, { label: page.title, to: path }]),
      ],
    },
  }),
  // A page that only states that it is not published yet.
  ...(page.published ? [] : [{ name: 'robots', content: 'noindex' }]),
]
