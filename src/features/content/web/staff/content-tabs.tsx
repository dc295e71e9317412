import { useLocation } from 'react-router'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'

export const ARTICLES = '/staff/content'
export const PAGES = '/staff/content/pages'
export const FAQ = '/staff/content/faq'
const NEWSLETTER = '/staff/content/newsletter'
const HOME_PAGE = '/staff/content/home'
const NAVIGATION = '/staff/content/navigation'
export const articleAddress = (articleId: number) => `${ARTICLES}/articles/${articleId}`
export const NEW_ARTICLE = `${ARTICLES}/articles/new`
export const pageAddress = (pageName: string) => `${PAGES}/${pageName}`

/** Everything that the shop writes, one beside the other. */
export function ContentTabs() {
  const { pathname } = useLocation()
  return (
    <FilterTabs
      label="Content"
      tabs={[
        { name: 'Articles', to: ARTICLES },
        { name: 'Pages and policies', to: PAGES },
        { name: 'Questions', to: FAQ },
        { name: 'Home page', to: HOME_PAGE },
        { name: 'Menu and footer', to: NAVIGATION },
        { name: 'Newsletter', to: NEWSLETTER },
      ].map((tab) => ({ ...tab, chosen: pathname === tab.to }))}
    />
  )
}
