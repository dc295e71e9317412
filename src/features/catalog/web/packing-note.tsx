import { isPositive } from '#shared/decimal.ts'
import { Money } from '#web/ui/display/money.tsx'

type PackingNoteProps = {
  packingName: string
  packingNumber?: string | null
  arrives: string
  feeAmount: string
  currency: string
}

/** How a line is packed, what arrives, and what winding its reels costs. */
export function PackingNote({ packingName, packingNumber, arrives, feeAmount, currency }: PackingNoteProps) {
  if (packingName === '' && arrives === '') return null
  return (
    <p className="text-xs text-ink-3">
      {packingName}
      {packingNumber && (
        <>
          {' '}
          <span className="font-mono wrap-anywhere">{packingNumber}</span>
        </>
      )}
      {arrives && `${packingName && ': '}${arrives}`}
      {isPositive(feeAmount) && (
        <>
          , plus <Money amount={feeAmount} currency={currency} /> reel fee
        </>
      )}
    </p>
  )
}
