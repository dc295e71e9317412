import { use } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-class.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { GoodsName } from '../catalog.contract.ts'
import { enquiryAddress } from './addresses.ts'
import { PartActionsContext } from './part-actions.ts'

/** Onto the RFQ list, which needs no login. */
export function AddToRfqButton({ goods, count, ...look }: { goods: GoodsName; count: number } & ButtonLook) {
  const { addToRfq } = use(PartActionsContext)
  if (addToRfq)
    return (
      <Button {...look} onClick={() => addToRfq(goods, count)}>
        Add to RFQ
      </Button>
    )
  return (
    <ButtonLink {...look} to={enquiryAddress(goods.goodsModel)}>
      Add to RFQ
    </ButtonLink>
  )
}
