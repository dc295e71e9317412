import { Badge } from '#web/ui/display/badge.tsx'

/** Leaded parts are marked, and so are those that nobody has said anything about. */
export function RohsBadge({ rohs }: { rohs: boolean | null }) {
  if (rohs === null) return <Badge>RoHS unknown</Badge>
  return rohs ? <Badge tone="good">RoHS</Badge> : <Badge tone="warn">Not RoHS</Badge>
}
