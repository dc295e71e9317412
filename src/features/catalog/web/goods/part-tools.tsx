import { use } from 'react'
import type { GoodsDetail } from '../../catalog.contract.ts'
import { PartActionsContext } from '../part-actions.ts'
import { ShareButton } from './share-button.tsx'

/** What can be done with a part besides buying it. */
export function PartTools({ goods }: { goods: GoodsDetail }) {
  const { CompareButton, FavouriteButton } = use(PartActionsContext)
  return (
    <div className="flex flex-wrap gap-2 pt-3">
      {FavouriteButton && <FavouriteButton goods={goods} />}
      {CompareButton && <CompareButton goods={goods} />}
      <ShareButton title={goods.goodsModel} />
    </div>
  )
}
