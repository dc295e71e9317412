import { ClipboardPlus, Trash2 } from 'lucide-react'
import { isEnding } from '#features/catalog/availability.rules.ts'
import type { Goods } from '#features/catalog/catalog.contract.ts'
import { brandAddress, goodsAddress } from '#features/catalog/web/addresses.ts'
import { Availability } from '#features/catalog/web/availability.tsx'
import { LifecycleBadge } from '#features/catalog/web/badges/lifecycle-badge.tsx'
import { GoodsPicture } from '#features/catalog/web/goods-picture.tsx'
import { OrderLine } from '#features/catalog/web/order-line.tsx'
import { TierList } from '#features/catalog/web/tier-list.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { UnbrokenText } from '#web/ui/display/unbroken-text.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { cellClass, rowClass } from './favourites-table-class.ts'

type FavouriteRowProps = {
  goods: Goods
  chosen: boolean
  onChoose: (chosen: boolean) => void
  onMove: () => void
  onRemove: () => void
}

export function FavouriteRow({ goods, chosen, onChoose, onMove, onRemove }: FavouriteRowProps) {
  return (
    <tr className={rowClass}>
      <td className={cellClass.select}>
        <Checkbox
          label={`Choose ${goods.goodsModel}`}
          labelHidden
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </td>
      <td className={cellClass.picture}>
        <GoodsPicture coverPic={goods.coverPic} alt="" className="w-14 @2xl:w-16" />
      </td>
      <td className={cellClass.name}>
        <TextLink to={goodsAddress(goods.goodsId)} tone="ink" className="inline-block py-0.5">
          <ModelText model={goods.goodsModel} className="wrap-anywhere" />
        </TextLink>
        <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-3">
          <TextLink to={brandAddress(goods.brand.brandId)} tone="muted" className="py-1">
            {goods.brand.brandName}
          </TextLink>
          <span className="font-mono">{goods.package}</span>
          {isEnding(goods.lifecycle) && <LifecycleBadge lifecycle={goods.lifecycle} />}
        </p>
        <p className="pt-1 text-sm text-ink-2 max-sm:hidden">
          <UnbrokenText text={goods.introduce} />
        </p>
      </td>
      <td className={cellClass.stock}>
        <Availability stockCount={goods.stockCount} leadWeeks={goods.leadWeeks} />
      </td>
      <td className={cellClass.pricing}>
        {goods.priceList.length > 0 ? (
          <TierList model={goods.goodsModel} priceList={goods.priceList} currency={goods.currency} />
        ) : (
          <span className="text-ink-3">on request</span>
        )}
      </td>
      <td className={cellClass.order}>
        <OrderLine goods={goods} />
      </td>
      <td className={cellClass.tools}>
        <span className="inline-flex">
          <IconButton label={`Move ${goods.goodsModel} to the RFQ list`} size="sm" onClick={onMove}>
            <ClipboardPlus aria-hidden="true" />
          </IconButton>
          <IconButton label={`Remove ${goods.goodsModel}`} size="sm" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </span>
      </td>
    </tr>
  )
}
