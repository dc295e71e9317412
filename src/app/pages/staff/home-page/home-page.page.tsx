import { staffHomeLists } from '#features/catalog/staff-home-lists.contract.ts'
import { HomeLists } from '#features/catalog/web/staff/home-lists.tsx'
import { ContentTabs } from '#features/content/web/staff/content-tabs.tsx'
import { staffBanners } from '#features/promo/staff-banner.contract.ts'
import { BannerList } from '#features/promo/web/staff/banner-list.tsx'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

export const meta = () => [{ title: 'Home page | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader() {
  const [{ list: banners }, { lists }] = await Promise.all([callApi(staffBanners, {}), callApi(staffHomeLists, {})])
  return { banners, lists }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** Banners and lists of parts that visitors see first. */
export default function StaffHomePage({ loaderData: { banners, lists } }: { loaderData: PageData }) {
  const editable = useCan()('content.write')
  return (
    <StaffPage
      title="Content"
      lead="What visitors see first. A change is in the store within a second."
      actions={<ButtonLink to="/">View home page</ButtonLink>}
    >
      <ContentTabs />
      <BannerList banners={banners} editable={editable} />
      <HomeLists lists={lists} editable={editable} />
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
