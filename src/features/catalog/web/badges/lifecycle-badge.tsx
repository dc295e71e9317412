import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { DELISTED, UNKNOWN_LIFECYCLE } from '../../availability.rules.ts'

const tones: Record<string, BadgeTone> = {
  Active: 'good',
  NRND: 'warn',
  'Last time buy': 'warn',
  Obsolete: 'bad',
  [DELISTED]: 'bad',
}

export function LifecycleBadge({ lifecycle }: { lifecycle: string }) {
  const text = lifecycle === UNKNOWN_LIFECYCLE ? 'Lifecycle unknown' : lifecycle
  return <Badge tone={tones[lifecycle] ?? 'plain'}>{text}</Badge>
}
