import { Heart, Tag, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { expectedText } from '#features/catalog/stock/expected-text.ts'
import { brandAddress, goodsAddress } from '#features/catalog/web/addresses.ts'
import { Availability } from '#features/catalog/web/availability.tsx'
import { GoodsPicture } from '#features/catalog/web/goods-picture.tsx'
import { LineLabelsNote } from '#features/catalog/web/line-labels.tsx'
import { NonCancellableNote } from '#features/catalog/web/non-cancellable-note.tsx'
import { PackingNote } from '#features/catalog/web/packing-note.tsx'
import { TierList } from '#features/catalog/web/tier-list.tsx'
import { formatMoney } from '#shared/money/format-money.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { CartLine } from '../cart.contract.ts'
import { findCartLineProblem, lineName } from '../cart.rules.ts'
import { CartAlternatives } from './cart-alternatives.tsx'
import { moveLinesToFavourites, removeLines, setCount } from './cart-changes.ts'
import { chooseLines } from './cart-lines.ts'
import { CartQuantity } from './cart-quantity.tsx'
import { cellClass, rowClass } from './cart-row-class.ts'

type CartRowProps = { line: CartLine; chosen: boolean; onLabel: (line: CartLine) => void }

/** Memoised: a cart may have two thousand lines. */
export const CartRow = memo(function CartRow({ line, chosen, onLabel }: CartRowProps) {
  const { goodsModel, currency, unitPrice, amount } = line
  const name = lineName(line)
  return (
    <tr className={rowClass}>
      <td className={cellClass.select}>
        <Checkbox
          label={`Order ${name}`}
          labelHidden
          checked={chosen}
          disabled={findCartLineProblem(line) !== undefined}
          onChange={(event) => chooseLines([line], event.target.checked)}
        />
      </td>
      <td className={cellClass.picture}>
        <GoodsPicture coverPic={line.coverPic} alt="" className="w-14 @2xl:w-16 @4xl:w-13" />
      </td>
      <td className={cellClass.name}>
        <PartName line={line} />
        <CartAlternatives line={line} />
      </td>
      <td className={cellClass.stock}>
        <Availability stockCount={line.stockCount} leadWeeks={line.leadWeeks} />
      </td>
      <td className={cellClass.tiers}>
        <TierList model={goodsModel} priceList={line.batchPrice} currency={currency} />
      </td>
      <td className={cellClass.quantity}>
        <CartQuantity line={line} onChange={setCount} />
      </td>
      <td className={cellClass.unit}>
        <UnitPrice line={line} />
      </td>
      <td className={cellClass.amount}>
        {amount === null ? '–' : <Money amount={amount} currency={currency} className="font-semibold" />}
        {unitPrice !== null && (
          <p className="text-xs text-ink-3 @4xl:hidden">
            <UnitPrice line={line} /> each
          </p>
        )}
      </td>
      <td className={cellClass.tools}>
        <span className="inline-flex">
          <IconButton label={`Your part number for ${name}`} size="sm" onClick={() => onLabel(line)}>
            <Tag aria-hidden="true" />
          </IconButton>
          <IconButton label={`Move ${name} to favorites`} size="sm" onClick={() => void moveLinesToFavourites([line])}>
            <Heart aria-hidden="true" />
          </IconButton>
          <IconButton label={`Remove ${name}`} size="sm" onClick={() => void removeLines([line])}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </span>
      </td>
    </tr>
  )
})

/** What it is, and what has changed since it was put into the cart. */
export function PartName({ line }: { line: CartLine }) {
  return (
    <>
      <TextLink to={goodsAddress(line.goodsId)} tone="ink" className="inline-block py-0.5">
        <ModelText model={line.goodsModel} className="wrap-anywhere" />
      </TextLink>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
        <TextLink to={brandAddress(line.brand.brandId)} tone="muted" className="py-1">
          {line.brand.brandName}
        </TextLink>
        <span className="font-mono whitespace-nowrap">{line.package}</span>
      </p>
      <PackingNote
        packingName={line.packaging.name}
        packingNumber={line.packaging.partNumber}
        arrives={line.arrives}
        feeAmount={line.feeAmount}
        currency={line.currency}
      />
      <LineLabelsNote {...line} />
      <NonCancellableNote isNonCancellable={line.isNonCancellable} />
      <p className="flex flex-wrap gap-1.5 pt-1 empty:hidden">
        {line.priceChanged && <Badge tone="warn">Price changed</Badge>}
        {line.stockShort && <Badge tone="bad">{line.stockCount === 0 ? 'Out of stock' : 'Not enough stock'}</Badge>}
      </p>
      {line.stockShort && line.incoming.length > 0 && (
        <p className="pt-0.5 text-xs text-ink-2">{expectedText(line.incoming)}</p>
      )}
    </>
  )
}

/** Beside a price that has changed, the one it was. */
export function UnitPrice({ line: { unitPrice, formerPrice, currency } }: { line: CartLine }) {
  if (unitPrice === null) return '–'
  return (
    <>
      {formerPrice !== null && (
        <s className="font-mono font-normal whitespace-nowrap text-ink-3">
          <VisuallyHidden>Before </VisuallyHidden>
          {formatMoney(formerPrice, currency)}
        </s>
      )}{' '}
      <Money amount={unitPrice} currency={currency} className={formerPrice === null ? undefined : 'text-warn'} />
    </>
  )
}
