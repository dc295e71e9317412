import { Badge } from '#web/ui/display/badge.tsx'

/** Beside a line that can be neither cancelled nor returned. */
export function NonCancellableNote({ isNonCancellable }: { isNonCancellable: boolean | null | undefined }) {
  if (!isNonCancellable) return null
  return (
    <p className="pt-1">
      <Badge tone="warn">Non-cancellable, non-returnable</Badge>
    </p>
  )
}
