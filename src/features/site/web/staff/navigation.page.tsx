import type { z } from 'zod'
import { ContentTabs } from '#features/content/web/staff/content-tabs.tsx'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { staffNavigation } from '../../staff-navigation.contract.ts'
import { NavigationForm } from './navigation-form.tsx'

export const meta = () => [{ title: 'Menu and footer | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(staffNavigation, {})

/** The entries of the menu and of the footer. */
export default function NavigationPage({
  loaderData: { version, menu, footer },
}: {
  loaderData: z.output<typeof staffNavigation.output>
}) {
  const editable = useCan()('content.write')
  return (
    <StaffPage
      title="Content: Menu and footer"
      lead="Menu and footer of every page. A link to an unpublished text is hidden until it is published. Address, social links and certificates of the footer are in the settings."
    >
      <ContentTabs />
      <NavigationForm
        key={`menu ${version}`}
        place="menu"
        title="Menu"
        version={version}
        headings={menu}
        editable={editable}
      />
      <NavigationForm
        key={`footer ${version}`}
        place="footer"
        title="Footer"
        version={version}
        headings={footer}
        editable={editable}
      />
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
