import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import type { AfterSale } from '../../after-sales.contract.ts'

const states: Readonly<Record<AfterSale['state'], { name: string; tone: BadgeTone }>> = {
  open: { name: 'Open', tone: 'promo' },
  agreed: { name: 'Agreed', tone: 'good' },
  refused: { name: 'Refused', tone: 'plain' },
}

export const solutionNames = { refund: 'Refund', replace: 'Replacement' } as const

export function AfterSaleBadge({ state }: { state: AfterSale['state'] }) {
  return <Badge tone={states[state].tone}>{states[state].name}</Badge>
}
