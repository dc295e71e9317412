import { Badge } from '#web/ui/display/badge.tsx'

/** Leaded parts are marked, because no badge could also mean unknown. */
export function RohsBadge({ rohs }: { rohs: boolean }) {
  return rohs ? <Badge tone="good">RoHS</Badge> : <Badge tone="warn">Not RoHS</Badge>
}
