import { type RoleRight, removeRole, type StaffRole } from '#features/account/roles.contract.ts'
import { ADMINISTRATOR } from '#features/account/roles.rules.ts'
import { includesRight } from '#shared/rights.ts'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { ActionButton } from '../action-button.tsx'
import { EditRole } from './edit-role.tsx'
import { groupRights } from './right-names.ts'

type RoleTableProps = { roles: StaffRole[]; rights: RoleRight[]; mayChange: boolean }

/** Roles with what they may do, group by group. */
export function RoleTable({ roles, rights, mayChange }: RoleTableProps) {
  return (
    <TableFrame caption="Roles" stacked>
      <thead>
        <tr>
          <Th>Role</Th>
          <Th>May see</Th>
          <Th>May change</Th>
          <Th numeric>Accounts</Th>
          {mayChange && <Th nameHidden>Change</Th>}
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <tr key={role.role}>
            <Td className="py-2! max-w-60">
              <span className="font-medium">{role.name}</span>{' '}
              {role.secondFactor && <Badge tone="good">Second factor</Badge>}
              <span className="block text-sm text-ink-3">{role.description}</span>
            </Td>
            <Td label="May see" className="py-2! max-w-80 text-sm text-ink-2">
              {textOfSeen(role, rights)}
            </Td>
            <Td label="May change" className="py-2! max-w-100 text-sm text-ink-2">
              {textOfChanged(role, rights)}
            </Td>
            <Td label="Accounts" numeric className="py-2!">
              {role.memberCount}
            </Td>
            {mayChange && (
              <Td className="py-2!">
                {role.role !== ADMINISTRATOR && (
                  <div className="flex gap-2 sm:justify-end">
                    <EditRole key={role.version} role={role} rights={rights} />
                    {role.memberCount === 0 && <Remove role={role} />}
                  </div>
                )}
              </Td>
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

const isRead = ({ right }: RoleRight) => right.endsWith('.read')

function textOfSeen({ rights: own }: StaffRole, rights: RoleRight[]): string {
  if (includesRight(own, '*.read')) return 'Everything'
  const seen = groupRights(rights.filter((one) => isRead(one) && includesRight(own, one.right)))
  return seen.map(({ name }) => name).join(', ') || '–'
}

function textOfChanged({ rights: own }: StaffRole, rights: RoleRight[]): string {
  if (own.includes('*')) return 'Everything'
  const changed = rights.filter((one) => !isRead(one) && includesRight(own, one.right))
  return (
    groupRights(changed)
      .map(({ name, rights: ofGroup }) => {
        const special = ofGroup.filter(({ right }) => !right.endsWith('.write'))
        return special.length > 0 && special.length === ofGroup.length
          ? `${name} (${special.map((one) => one.name.toLowerCase()).join(', ')})`
          : name
      })
      .join(', ') || '–'
  )
}

function Remove({ role: { role, name, version } }: { role: StaffRole }) {
  return (
    <ActionButton
      label="Remove"
      size="sm"
      variant="danger"
      title={`Remove the role ${name}?`}
      description="No account has it. Its rights are in the audit trail."
      done="Role removed"
      send={() => callApi(removeRole, { role, version })}
    />
  )
}
