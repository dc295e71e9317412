import { useNavigate } from 'react-router'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import type { TeamView } from '../../team.contract.ts'

type PersonFilterProps = {
  team: TeamView | null
  chosen: number | undefined
  /** Of the list of one person, or of all. */
  addressFor: (accountId: number | undefined) => string
}

/** Shows what one of the people of a team has placed. Not there for accounts without a team. */
export function PersonFilter({ team, chosen, addressFor }: PersonFilterProps) {
  const navigate = useNavigate()
  if (!team) return null
  return (
    <Field label="Placed by" className="w-56">
      <NativeSelect
        value={chosen ?? ''}
        onChange={({ target }) => void navigate(addressFor(Number(target.value) || undefined))}
      >
        <option value="">Everybody</option>
        {team.people.map(({ accountId, name }) => (
          <option key={accountId} value={accountId}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

/** The person in the address of a list; anything else means everybody. */
export const readPerson = (query: URLSearchParams): number | undefined => {
  const text = query.get('placedBy') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
