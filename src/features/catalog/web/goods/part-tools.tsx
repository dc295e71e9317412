import { Download, FileText } from 'lucide-react'
import { use } from 'react'
import { buttonClass } from '#web/ui/button-class.ts'
import type { GoodsDetail } from '../../catalog.contract.ts'
import { savedManualAddress } from '../addresses.ts'
import { PartActionsContext } from '../part-actions.ts'
import { ShareButton } from './share-button.tsx'

/** Actions besides buying: datasheet, compare, share. */
export function PartTools({ goods }: { goods: GoodsDetail }) {
  const { CompareButton, FavouriteButton } = use(PartActionsContext)
  return (
    <div className="flex flex-wrap gap-2 pt-3">
      {goods.dataManual && (
        <span className="flex">
          <a
            href={goods.dataManual}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ size: 'sm', className: 'rounded-r-none' })}
          >
            <FileText aria-hidden="true" />
            Datasheet
          </a>
          <a
            href={savedManualAddress(goods.dataManual)}
            download
            aria-label="Download datasheet"
            title="Download datasheet"
            className={buttonClass({ size: 'sm', className: '-ml-px rounded-l-none px-2' })}
          >
            <Download aria-hidden="true" />
          </a>
        </span>
      )}
      {FavouriteButton && <FavouriteButton goods={goods} />}
      {CompareButton && <CompareButton goods={goods} />}
      {/* With three columns there is no room for the word on the same line. */}
      <ShareButton title={goods.goodsModel} labelClass="min-[90rem]:sr-only" />
    </div>
  )
}
