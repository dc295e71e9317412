import { findPendingNote } from '#web/pending-action.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { isLastPlace } from './login-return.ts'

/** Why a visitor who ordered is here, and that the part is not lost. */
export function KeptNote({ isBack, todo }: { isBack: boolean; todo: string }) {
  const isHydrated = useHydrated()
  const kept = isBack && isHydrated ? findPendingNote() : undefined
  if (!kept?.name || !isLastPlace(kept.place)) return null
  return (
    <div className="mt-6">
      <Callout>
        {todo} <strong className="font-mono wrap-anywhere">{kept.name}</strong> is kept for you.
      </Callout>
    </div>
  )
}
