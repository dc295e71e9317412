import { formatMoney, formatPayable } from '#shared/money/format-money.ts'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type MoneyProps = {
  /** A decimal string, as the API sends it. */
  amount: string
  currency: string
  /** It is what is still to be paid, in whole cents. */
  payable?: boolean
  /** More than the usual four, of a price that may be finer. */
  places?: number
  /** The normal price beside a promotion or an agreed price; as a text, what it is called. */
  struck?: boolean | string
  className?: string
}

export function Money({ amount, currency, payable, places, struck, className }: MoneyProps) {
  const text = payable ? formatPayable(amount, currency) : formatMoney(amount, currency, places)
  const look = classNames('font-mono whitespace-nowrap', className)
  if (!struck) return <span className={look}>{text}</span>
  return (
    <s className={classNames(look, 'font-normal text-ink-3')}>
      <VisuallyHidden>{struck === true ? 'Normal price' : struck} </VisuallyHidden>
      {text}
    </s>
  )
}
