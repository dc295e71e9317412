import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { type EnquiryStatus, enquiryStatuses } from '../rfq-status.rules.ts'

const tones: Record<EnquiryStatus, BadgeTone> = {
  received: 'plain',
  in_work: 'plain',
  quoted: 'good',
  accepted: 'good',
  declined: 'bad',
  expired: 'warn',
}

export function EnquiryStatusBadge({ status }: { status: EnquiryStatus }) {
  return <Badge tone={tones[status]}>{enquiryStatuses[status]}</Badge>
}
