import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'

const tones: Record<string, BadgeTone> = { Active: 'good', NRND: 'warn', 'Last time buy': 'warn', Obsolete: 'bad' }

export function LifecycleBadge({ lifecycle }: { lifecycle: string }) {
  return <Badge tone={tones[lifecycle] ?? 'plain'}>{lifecycle}</Badge>
}
