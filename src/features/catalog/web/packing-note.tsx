import { isPositive } from '#shared/decimal.ts'
import { Money } from '#web/ui/display/money.tsx'

type PackingNoteProps = {
  packingName: string
  packingNumber?: string | null
  arrives: string
  feeAmount: string
  currency: string
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** How a line is packed, what arrives, and what winding its reels costs. */
export function PackingNote({ packingName, packingNumber, arrives, feeAmount, currency }: PackingNoteProps) {
  if (packingName === '' && arrives === '') return null
  return (
    <p className="text-xs text-ink-3">
      {arrives === '' ? packingName : capitalised(arrives)}
      {packingNumber && (
        <>
          , <span className="font-mono wrap-anywhere">{packingNumber}</span>
        </>
      )}
      {isPositive(feeAmount) && (
        <>
          , plus <Money amount={feeAmount} currency={currency} /> reel fee
        </>
      )}
    </p>
  )
}
