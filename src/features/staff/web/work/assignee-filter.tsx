import { useLocation, useNavigate } from 'react-router'
import { callApi } from '#web/call.ts'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { useReading } from '#web/use-reading.ts'
import { ASSIGNEE } from '../../assignee.rules.ts'
import { assignments, type WorkKind } from '../../work.contract.ts'
import { useCan } from '../use-staff.ts'

/** The assignee filter in the address of a list. */
export function readAssigned(query: URLSearchParams): { assignedTo?: string } {
  const assignedTo = query.get('assigned') ?? ''
  return ASSIGNEE.test(assignedTo) ? { assignedTo } : {}
}

/** Filters by assignee: all, own, a colleague, or unassigned. The state is in the URL. */
export function AssigneeFilter({ kind }: { kind: WorkKind }) {
  const can = useCan()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const reading = useReading(can('work.read') ? kind : undefined, () => callApi(assignments, { kind, subjects: [] }))
  if (!can('work.read')) return null
  const query = new URLSearchParams(search)
  const { assignedTo = '' } = readAssigned(query)
  const colleagues = reading.state === 'ready' ? reading.value.colleagues : []

  function show(whose: string) {
    query.delete('pageNumber')
    if (whose) query.set('assigned', whose)
    else query.delete('assigned')
    void navigate(query.size > 0 ? `${pathname}?${query}` : pathname)
  }

  return (
    <NativeSelect
      size="sm"
      aria-label="Assigned to"
      className="w-44"
      value={assignedTo}
      onChange={(event) => show(event.target.value)}
    >
      <option value="">Assigned to anyone</option>
      <option value="me">Assigned to me</option>
      <option value="nobody">Assigned to nobody</option>
      {colleagues.map(({ accountId, name }) => (
        <option key={accountId} value={accountId}>
          {name}
        </option>
      ))}
      {/^\d/.test(assignedTo) && !colleagues.some(({ accountId }) => String(accountId) === assignedTo) && (
        <option value={assignedTo}>Account {assignedTo}</option>
      )}
    </NativeSelect>
  )
}
