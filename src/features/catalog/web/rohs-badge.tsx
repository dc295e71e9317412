import { Badge } from '#web/ui/display/badge.tsx'

/** Leaded parts are said to be so: an empty place could also mean that nobody knows. */
export function RohsBadge({ rohs }: { rohs: boolean }) {
  return rohs ? <Badge tone="good">RoHS</Badge> : <Badge tone="warn">Not RoHS</Badge>
}
