import { classNames } from '#web/ui/class-names.ts'
import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { orderAtLeast } from '../bom-work.ts'
import { type BomRowProps, nameOf } from './row-frame.ts'

const press = 'min-h-6 rounded-xs text-left text-xs underline underline-offset-2 lg:text-right'

/** Button for the next price tier, and to switch back. */
export function PriceTierOffer({ place, work, priced: { nextTier, orderCount, surplus } }: BomRowProps) {
  const { line, found } = work
  const taken = line.atLeast !== undefined && surplus > 0 && orderCount >= line.atLeast
  const about = <span className="sr-only"> for {nameOf(work, place)}</span>
  return (
    <>
      {nextTier && found.goods && line.fitted && (
        <button
          type="button"
          onClick={() => orderAtLeast(place, nextTier.count)}
          className={classNames(press, 'block text-copper lg:ml-auto')}
        >
          {nextTier.kind === 'cheaper' ? (
            <>
              take <Count value={nextTier.count} />, pay only{' '}
              <Money amount={nextTier.amount} currency={found.goods.currency} />
            </>
          ) : (
            <>
              take <Count value={nextTier.count} />, −{nextTier.percent} % each
            </>
          )}
          {about}
        </button>
      )}
      {taken && (
        <button
          type="button"
          onClick={() => orderAtLeast(place, undefined)}
          className={classNames(press, 'block text-ink-3 lg:ml-auto')}
        >
          back to what is needed{about}
        </button>
      )}
    </>
  )
}
