import { staffHomeLists } from '#features/catalog/staff-home-lists.contract.ts'
import { HomeLists } from '#features/catalog/web/staff/home-lists.tsx'
import { ContentTabs } from '#features/content/web/staff/content-tabs.tsx'
import { staffBanners } from '#features/promo/staff-banner.contract.ts'
import { staffFilm } from '#features/promo/staff-film.contract.ts'
import { BannerList } from '#features/promo/web/staff/banner-list.tsx'
import { FilmSection } from '#features/promo/web/staff/film-section.tsx'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

export const meta = () => [{ title: 'Home page | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader() {
  const [{ list: banners }, film, { lists }] = await Promise.all([
    callApi(staffBanners, {}),
    callApi(staffFilm, {}),
    callApi(staffHomeLists, {}),
  ])
  return { banners, film, lists }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** Banners, the film and lists of parts that visitors see first. */
export default function StaffHomePage({ loaderData: { banners, film, lists } }: { loaderData: PageData }) {
  const editable = useCan()('content.write')
  return (
    <StaffPage
      title="Content: Home page"
      lead="The first page visitors see. Changes are visible within a second."
      actions={<ButtonLink to="/">View home page</ButtonLink>}
    >
      <ContentTabs />
      <BannerList banners={banners} editable={editable} />
      <FilmSection film={film} editable={editable} />
      <HomeLists lists={lists} editable={editable} />
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
