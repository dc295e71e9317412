import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'

const PAGES = [
  { name: 'Shop', to: '/staff/settings', right: 'shop.read' },
  { name: 'Bank accounts', to: '/staff/settings/banks', right: 'shop.read' },
  { name: 'Payment methods', to: '/staff/settings/payments', right: 'shop.read' },
  { name: 'Currencies', to: '/staff/settings/currencies', right: 'settings.read' },
  { name: 'Shipping', to: '/staff/settings/shipping', right: 'shipping.read' },
  { name: 'E-mails', to: '/staff/settings/mails', right: 'shop.read' },
  { name: 'Tax', to: '/staff/settings/tax', right: 'tax.read' },
  { name: 'Roles', to: '/staff/settings/roles', right: 'people.read' },
  { name: 'API keys', to: '/staff/settings/keys', right: 'integrations.read' },
  { name: 'Webhooks', to: '/staff/settings/webhooks', right: 'integrations.read' },
  { name: 'Backups', to: '/staff/settings/backups', right: 'backups.administer' },
  { name: 'Maintenance', to: '/staff/settings/maintenance', right: 'shop.read' },
] as const

type FrameProps = { title: string; lead: ReactNode; actions?: ReactNode; children: ReactNode }

/** Navigation between the settings pages. */
export function SettingsFrame({ title, lead, actions, children }: FrameProps) {
  const { pathname } = useLocation()
  const can = useCan()
  return (
    <StaffPage title={`Settings: ${title}`} lead={lead} actions={actions}>
      <FilterTabs
        label="Settings"
        tabs={PAGES.filter(({ right }) => can(right)).map(({ name, to }) => ({ name, to, chosen: pathname === to }))}
      />
      {children}
    </StaffPage>
  )
}
