import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { type CategoryChange, undoCategoryChange } from '../../staff-category-tree.contract.ts'

function describe({ action, name, from, to }: CategoryChange): string {
  switch (action) {
    case 'created':
      return `${name} added`
    case 'removed':
      return `${name} removed`
    case 'renamed':
      return `${from} renamed to ${to}`
    case 'moved':
      return `${name} moved from ${from} to ${to}`
    case 'ordered':
      return `Order ${name === null ? 'of the first level' : `in ${name}`}: ${to}`
  }
}

/** What staff changed of the categories, each with an undo. */
export function CategoryHistory({ changes, editable }: { changes: CategoryChange[]; editable: boolean }) {
  if (changes.length === 0) return null
  return (
    <StaffSection title="Changes">
      <ol>
        {changes.map((change) => (
          <li key={change.changeId} className="border-t border-line py-2 first:border-t-0">
            <p className="line-clamp-3 wrap-anywhere">{describe(change)}</p>
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
              <Moment at={change.at} withTime />
              <span className="wrap-anywhere">{change.who}</span>
              {change.isUndo && <Badge>Undo</Badge>}
              {change.isUndone && <Badge tone="warn">Undone</Badge>}
            </p>
            {editable && !change.isUndone && !change.isUndo && (
              <ActionButton
                label="Undo"
                size="sm"
                title="Undo this change?"
                description={describe(change)}
                done="Change undone"
                send={() => callApi(undoCategoryChange, { changeId: change.changeId })}
              />
            )}
          </li>
        ))}
      </ol>
    </StaffSection>
  )
}
