import type { FaqSection } from '../content.contract.ts'
import { faqAddress } from '../content.rules.ts'
import { breadcrumbData } from './page-head.ts'

/** The questions of one section as search engines read them. */
export const faqData = (shop: string, section: FaqSection | undefined): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'FAQPage',
      mainEntity: (section?.questions ?? []).map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: html },
      })),
    },
    breadcrumbData(shop, [
      { label: 'Home', to: '/' },
      { label: 'FAQ', to: faqAddress(section?.index ?? 1) },
    ]),
  ],
})
