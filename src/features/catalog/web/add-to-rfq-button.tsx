import { use } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-class.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { GoodsName, PackingCode } from '../catalog.contract.ts'
import { enquiryAddress } from './addresses.ts'
import { PartActionsContext } from './part-actions.ts'

type AddToRfqButtonProps = { goods: GoodsName; count: number; packing?: PackingCode } & ButtonLook

/** Onto the RFQ list, which needs no login. */
export function AddToRfqButton({ goods, count, packing, ...look }: AddToRfqButtonProps) {
  const { addToRfq } = use(PartActionsContext)
  if (addToRfq)
    return (
      <Button {...look} onClick={() => addToRfq(goods, count, packing)}>
        Add to RFQ
      </Button>
    )
  return (
    <ButtonLink {...look} to={enquiryAddress(goods.goodsModel)}>
      Add to RFQ
    </ButtonLink>
  )
}
