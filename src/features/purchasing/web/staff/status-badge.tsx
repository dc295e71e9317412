import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { PURCHASE_STATUS_NAMES, type PurchaseStatus } from '../../purchasing.rules.ts'

const TONES: Readonly<Record<PurchaseStatus, BadgeTone>> = {
  draft: 'plain',
  sent: 'promo',
  partly_received: 'warn',
  received: 'good',
  cancelled: 'plain',
}

export const PurchaseBadge = ({ status }: { status: PurchaseStatus }) => (
  <Badge tone={TONES[status]}>{PURCHASE_STATUS_NAMES[status]}</Badge>
)
