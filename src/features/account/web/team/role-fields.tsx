import { useState } from 'react'
import { type Currency, currencySign } from '#shared/money/currency-signs.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import type { OrderLimit } from '../../team.contract.ts'
import { GIVEN_ROLES, type GivenRole, ORDER_LIMIT, ROLE_NAMES, ROLE_NOTES, WRONG_LIMIT } from '../../team.rules.ts'

const roleIn = (text: string): GivenRole => GIVEN_ROLES.find((role) => role === text) ?? 'viewer'

/** Only buyers have a limit; an empty field means none. */
export function roleAndLimitIn(entered: Entered): { role: GivenRole; orderLimit: string | null } {
  const role = roleIn(entered.text('role'))
  return { role, orderLimit: (role === 'buyer' && entered.text('orderLimit')) || null }
}

export function findLimitProblem(entered: Entered): Problems {
  const { orderLimit } = roleAndLimitIn(entered)
  return orderLimit === null || ORDER_LIMIT.test(orderLimit) ? {} : { orderLimit: WRONG_LIMIT }
}

/** A limit is entered in the main currency of the shop: one of an earlier main currency has to be entered again. */
export const limitIn = (limit: OrderLimit | null, currency: Currency): string | null =>
  limit?.currency === currency ? limit.amount : null

type RoleFieldsProps = { chosen: GivenRole; limit?: string | null; currency: Currency; problem: string | undefined }

/** The role of a member, and the limit of a buyer. */
export function RoleFields({ chosen, limit, currency, problem }: RoleFieldsProps) {
  const [role, setRole] = useState(chosen)
  return (
    <>
      <Field label="Role" hint={ROLE_NOTES[role]}>
        <NativeSelect name="role" value={role} onChange={({ target }) => setRole(roleIn(target.value))}>
          {GIVEN_ROLES.map((one) => (
            <option key={one} value={one}>
              {ROLE_NAMES[one]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {role === 'buyer' && (
        <Field
          label={`Order limit in ${currencySign(currency)}`}
          optional
          error={problem}
          hint="Including shipping and tax. A larger order waits until the owner or an administrator approves it."
        >
          <TextInput
            name="orderLimit"
            inputMode="decimal"
            defaultValue={limit ?? ''}
            maxLength={12}
            autoComplete="off"
          />
        </Field>
      )}
    </>
  )
}
