import { type RoleRight, type StaffRole, saveRole } from '#features/account/roles.contract.ts'
import { includesRight } from '#shared/rights.ts'
import { callApi } from '#web/call.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { ActionButton } from '../action-button.tsx'
import { useCan } from '../use-staff.ts'
import { groupRights } from './right-names.ts'

const SEE_ALL = '*.read'

type EditRoleProps = { role?: StaffRole; rights: RoleRight[] }

/** Adds a role, or changes its name and rights. Only rights of the caller can be given. */
export function EditRole({ role, rights }: EditRoleProps) {
  const can = useCan()
  const own = rights.filter(({ right }) => can(right))
  const chosen = (entered: Entered) =>
    [SEE_ALL, ...own.map(({ right }) => right)].filter((right) => entered.ticked(right))
  return (
    <ActionButton
      label={role ? 'Change' : 'New role'}
      size={role ? 'sm' : 'md'}
      variant={role ? 'secondary' : 'primary'}
      title={role ? `Role ${role.name}` : 'New role'}
      confirm="Save role"
      done="Role saved"
      check={(entered) => ({
        ...(entered.text('name') === '' && { name: 'Please enter a name' }),
        ...(entered.text('description') === '' && { description: 'Please enter a description' }),
        ...(chosen(entered).length === 0 && { rights: 'Please choose at least one right' }),
      })}
      send={(entered) =>
        callApi(saveRole, {
          ...(role && { role: role.role }),
          version: role?.version ?? 0,
          name: entered.text('name'),
          description: entered.text('description'),
          rights: chosen(entered),
        })
      }
      fields={(problems) => <RoleFields role={role} rights={own} problems={problems} />}
    />
  )
}

function RoleFields({
  role,
  rights,
  problems,
}: {
  role: StaffRole | undefined
  rights: RoleRight[]
  problems: Problems
}) {
  const can = useCan()
  const given = role?.rights ?? []
  return (
    <>
      <Field label="Name" error={problems.name} required>
        <TextInput name="name" defaultValue={role?.name ?? ''} maxLength={40} autoComplete="off" />
      </Field>
      <Field label="Description" error={problems.description} required>
        <TextInput name="description" defaultValue={role?.description ?? ''} maxLength={200} autoComplete="off" />
      </Field>
      {problems.rights && (
        <p role="alert" className="text-sm text-bad">
          {problems.rights}
        </p>
      )}
      {can(SEE_ALL) && (
        <Checkbox
          name={SEE_ALL}
          label="See everything, also pages that are added later"
          defaultChecked={given.includes(SEE_ALL)}
        />
      )}
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {groupRights(rights).map(({ group, name, rights: ofGroup }) => (
          <fieldset key={group} className="min-w-0 border-t border-line pt-2">
            <legend className="float-left w-full text-sm font-medium">{name}</legend>
            <div className="clear-both flex flex-wrap gap-x-4 gap-y-1 pt-1">
              {ofGroup.map(({ right, name: action, calls }) => (
                <span key={right} title={calls.join('\n')}>
                  <Checkbox name={right} label={action} defaultChecked={includesRight(given, right)} />
                </span>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </>
  )
}
