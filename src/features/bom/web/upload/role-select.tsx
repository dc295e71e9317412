import type { ComponentProps } from 'react'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { type BomRole, bomRoles, roleLabels } from '../../reading/bom-table.ts'

type RoleSelectProps = Pick<ComponentProps<'select'>, 'aria-label'> & {
  value: BomRole
  onChange: (role: BomRole) => void
}

/** What a column of a BOM holds. */
export function RoleSelect({ value, onChange, ...label }: RoleSelectProps) {
  return (
    <NativeSelect
      {...label}
      size="sm"
      value={value}
      onChange={(event) => onChange(event.target.value as BomRole)} // the options are the roles
    >
      {bomRoles.map((one) => (
        <option key={one} value={one}>
          {roleLabels[one]}
        </option>
      ))}
    </NativeSelect>
  )
}
