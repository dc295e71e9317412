import { classNames } from '#web/ui/class-names.ts'
import { Count } from '#web/ui/display/count.tsx'

/** How many there are; when there are none, how long the maker takes. */
export function Availability({ stockCount, leadWeeks }: { stockCount: number; leadWeeks?: number }) {
  return (
    <>
      <Count value={stockCount} className={classNames('font-mono font-medium', stockCount === 0 && 'text-bad')} />
      <span className="stock-note">{stockCount > 0 || !leadWeeks ? 'in stock' : leadTime(leadWeeks)}</span>
    </>
  )
}

export const leadTime = (weeks: number): string => (weeks === 1 ? '1 week' : `${weeks} weeks`)
