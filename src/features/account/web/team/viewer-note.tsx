import { VIEWER_REFUSAL } from '#shared/team/team-role.ts'
import { useMayOrder } from '#web/team/may-order.ts'
import { Callout } from '#web/ui/display/callout.tsx'

/** Says to a viewer why buttons are missing. */
export function ViewerNote() {
  if (useMayOrder()) return null
  return (
    <aside aria-label="Your role" className="pb-4 print:hidden">
      <Callout>{VIEWER_REFUSAL}</Callout>
    </aside>
  )
}
