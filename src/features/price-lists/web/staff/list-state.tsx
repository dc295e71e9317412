import { Badge } from '#web/ui/display/badge.tsx'
import { describeDays } from '../../price-list.rules.ts'

type ListStateProps = { list: { startsOn: string | null; endsOn: string | null; isInEffect: boolean } }

/** The days of a price list, and whether it has an effect today. */
export function ListState({ list }: ListStateProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {describeDays(list)}
      {!list.isInEffect && <Badge tone="bad">Not in effect today</Badge>}
    </span>
  )
}
