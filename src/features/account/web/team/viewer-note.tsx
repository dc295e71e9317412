import { VIEWER_REFUSAL } from '#shared/team/team-role.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { useMayOrder } from './team-role.ts'

/** Says to a viewer why buttons are missing. */
export function ViewerNote() {
  if (useMayOrder()) return null
  return (
    <aside aria-label="Your role" className="pb-4 print:hidden">
      <Callout>{VIEWER_REFUSAL}</Callout>
    </aside>
  )
}
