import { pageNameAt } from '#features/content/content.rules.ts'

export interface Published {
  pages: ReadonlyArray<{ pageName: string }>
  articles: boolean
  questions: boolean
}

/** Whether the page of a URL is published. URLs of other pages always are. */
export function isReadable(href: string, { pages, articles, questions }: Published): boolean {
  const path = (href.split(/[?#]/)[0] ?? '').toLowerCase().replace(/\/+$/, '')
  if (path === '/blog') return articles
  if (path === '/faq/faq' || path === '/faq') return questions
  const pageName = pageNameAt(path)
  // Address and form of the shop stand there with or without a text.
  if (pageName === undefined || pageName === 'contact-us') return true
  return pages.some((page) => page.pageName === pageName)
}
