import { Callout } from '#web/ui/display/callout.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'

const SETTINGS = '/staff/settings/maintenance'

/** While the store is closed, so that nobody forgets to open it. */
export const MaintenanceNotice = () => (
  <aside aria-label="Maintenance" className="px-4 pt-3 lg:px-6 print:hidden">
    <Callout tone="warn">
      The store is closed to visitors for maintenance. <TextLink to={SETTINGS}>Open it again</TextLink>
    </Callout>
  </aside>
)
