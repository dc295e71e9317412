import { isPositive } from '#shared/decimal.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import type { OnAccount } from '../credit.contract.ts'
import { dayCount, longDate } from '../credit.rules.ts'

/** That an order on account is still to be paid; nothing for all others. */
export function DueBadge({ account }: { account: Omit<OnAccount, 'receivedAmount'> | undefined }) {
  if (!account || !isPositive(account.openAmount)) return null
  if (account.overdueDays > 0) return <Badge tone="bad">Overdue by {dayCount(account.overdueDays)}</Badge>
  return (
    <Badge tone="plain">
      {account.dueOn ? `Due ${longDate(account.dueOn)}` : `On account, net ${dayCount(account.days)}`}
    </Badge>
  )
}
