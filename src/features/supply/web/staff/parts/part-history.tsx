import { useNavigate } from 'react-router'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { type PartChange, undoPartChange } from '#features/supply/staff-parts.contract.ts'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { describeChange } from './describe-change.ts'
import { PARTS } from './part-addresses.ts'

/** Changes of this part by staff; each can be undone. */
export function PartHistory({
  goodsId,
  history,
  editable,
}: {
  goodsId: number
  history: PartChange[]
  editable: boolean
}) {
  return (
    <StaffSection title="Changes">
      {history.length === 0 ? (
        <p className="text-ink-3">This part has not been edited yet.</p>
      ) : (
        <ol>
          {history.map((change) => (
            <li key={change.changeId} className="border-t border-line py-2 first:border-t-0">
              <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
                <Moment at={change.at} withTime />
                <span className="wrap-anywhere">{change.who}</span>
                {change.bulkId !== null && <Badge>Many parts</Badge>}
                {change.isCreation && <Badge tone="good">Added by hand</Badge>}
                {change.reference && <span className="wrap-anywhere">{change.reference}</span>}
                {change.isUndo && <Badge>Undo</Badge>}
                {change.isUndone && <Badge tone="warn">Undone</Badge>}
              </p>
              <ul className="py-1 text-sm">
                {describeChange(change).map(({ name, from, to }) => (
                  <li key={name} className="wrap-anywhere">
                    {name}: <del className="text-ink-3">{from}</del> → {to}
                  </li>
                ))}
              </ul>
              {change.isHidden && <p className="text-sm text-ink-3">The cost of the part was changed.</p>}
              {editable && change.isCreation && <RemovePart goodsId={goodsId} changeId={change.changeId} />}
              {editable && isUndoable(change) && (
                <ActionButton
                  label="Undo"
                  size="sm"
                  title="Undo this change?"
                  description="The previous values of the fields are restored. Pieces sold since then are not affected."
                  done="Change undone"
                  send={() => callApi(undoPartChange, { goodsId, changeId: change.changeId })}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </StaffSection>
  )
}

const isUndoable = ({ isCreation, isUndone, isUndo, isHidden, reference }: PartChange) =>
  !isCreation && !isUndone && !isUndo && !isHidden && reference === null

/** The way back from "New part". */
function RemovePart({ goodsId, changeId }: { goodsId: number; changeId: number }) {
  const navigate = useNavigate()
  return (
    <ActionButton
      label="Remove part"
      size="sm"
      variant="danger"
      title="Remove this part from the catalogue?"
      description="Only a part that was never ordered, and that nobody has changed since."
      done="Part removed"
      send={async () => {
        await callApi(undoPartChange, { goodsId, changeId })
        await navigate(PARTS)
      }}
    />
  )
}
