import type { z } from 'zod'
import { staffRoles } from '#features/account/roles.contract.ts'
import { EditRole } from '#features/staff/web/roles/edit-role.tsx'
import { RoleTable } from '#features/staff/web/roles/role-table.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { SettingsFrame } from './settings-frame.tsx'

export const meta = () => [{ title: 'Roles | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(staffRoles, {})

export default function RolesPage({
  loaderData: { list, rights },
}: {
  loaderData: z.output<typeof staffRoles.output>
}) {
  const mayChange = useCan()('people.write')
  return (
    <SettingsFrame
      title="Roles"
      lead="What each role of the staff may see and change. A change is effective from their next request."
      actions={mayChange && <EditRole rights={rights} />}
    >
      <RoleTable roles={list} rights={rights} mayChange={mayChange} />
    </SettingsFrame>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
