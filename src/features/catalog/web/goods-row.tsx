import { type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { UnbrokenText } from '#web/ui/display/unbroken-text.tsx'
import { categoryAddress } from '../addresses/category-address.rules.ts'
import { isEnding } from '../availability.rules.ts'
import type { Goods } from '../catalog.contract.ts'
import { CARD_TEXT, cutText } from '../catalog.rules.ts'
import { brandAddress, goodsAddress } from './addresses.ts'
import { Availability } from './availability.tsx'
import { LifecycleBadge } from './badges/lifecycle-badge.tsx'
import { RohsBadge } from './badges/rohs-badge.tsx'
import { GoodsPicture } from './goods-picture.tsx'
import { OrderLine } from './order-line.tsx'
import { PackageName } from './package-name.tsx'
import { PartActionsContext } from './part-actions.ts'
import { PriceAt } from './price-at.tsx'
import { TierList } from './tier-list.tsx'

type GoodsRowProps = { goods: Goods; marked?: boolean | undefined; quantity?: number | undefined; note?: ReactNode }

export function GoodsRow({ goods, marked, quantity, note }: GoodsRowProps) {
  return (
    <tr className={marked ? 'goods-row marked' : 'goods-row'}>
      <td>
        <GoodsPicture coverPic={goods.coverPic} alt={`${goods.package} package`} />
      </td>
      <td>
        <Link to={goodsAddress(goods.goodsId)} discover="none">
          <ModelText model={goods.goodsModel} />
        </Link>
        <GoodsLinks goods={goods} />
      </td>
      <td>
        <RohsBadge rohs={goods.rohs} />
      </td>
      <td>
        {goods.priceList.length > 0 ? (
          <>
            {quantity !== undefined && <PriceAt goods={goods} quantity={quantity} />}
            <TierList model={goods.goodsModel} priceList={goods.priceList} currency={goods.currency} />
          </>
        ) : (
          <span className="text-ink-3">on request</span>
        )}
      </td>
      <td>
        <Availability stockCount={goods.stockCount} leadWeeks={goods.leadWeeks} />
      </td>
      <td>
        <OrderLine goods={goods} />
        {goods.stockCount === 0 && goods.replace[0] && <Alternative {...goods.replace[0]} />}
      </td>
      <td>
        <Description text={goods.introduce} />
        {note}
      </td>
      <td>
        <PackageName name={goods.package} />
      </td>
      <td>
        <Link to={categoryAddress(goods.category.categoryId)} discover="none">
          {goods.category.categoryName}
        </Link>
      </td>
    </tr>
  )
}

/** The number has a line of its own, so that it does not break. */
function Alternative({ goodsId, goodsModel }: Goods['replace'][number]) {
  return (
    <TextLink to={goodsAddress(goodsId)} className="block w-fit py-1 text-xs">
      Alternative:{' '}
      <span className="inline-block">
        <ModelText model={goodsModel} className="tracking-tight wrap-anywhere" />
      </span>
    </TextLink>
  )
}

/** Cards have little room; the table shows the whole line. */
function Description({ text }: { text: string }) {
  if (text.length <= CARD_TEXT) return <UnbrokenText text={text} />
  return (
    <>
      <span className="@[52rem]:hidden">
        <UnbrokenText text={cutText(text)} />
      </span>
      <span className="hidden @[52rem]:inline">
        <UnbrokenText text={text} />
      </span>
    </>
  )
}

function GoodsLinks({ goods }: { goods: Goods }) {
  const { CompareButton } = use(PartActionsContext)
  return (
    <div className="goods-links">
      <Link to={brandAddress(goods.brand.brandId)} discover="none">
        {goods.brand.brandName}
      </Link>
      {goods.dataManual && (
        <a href={goods.dataManual} target="_blank" rel="noreferrer">
          Datasheet
        </a>
      )}
      {CompareButton && <CompareButton goods={goods} inList />}
      {isEnding(goods.lifecycle) && <LifecycleBadge lifecycle={goods.lifecycle} />}
    </div>
  )
}
