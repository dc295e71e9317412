import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { type OrderStatus, STATUS_NAMES } from '../order-status.rules.ts'

const tones: Readonly<Record<OrderStatus, BadgeTone>> = {
  1: 'warn',
  2: 'good',
  3: 'good',
  4: 'plain',
  5: 'promo',
  6: 'plain',
  7: 'plain',
  8: 'warn',
}

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{STATUS_NAMES[status]}</Badge>
}
