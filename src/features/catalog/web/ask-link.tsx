import { type MouseEvent, type ReactNode, use } from 'react'
import type { GoodsName } from '../catalog.contract.ts'
import { enquiryAddress } from './addresses.ts'
import { PartActionsContext } from './part-actions.ts'

type AskLinkProps = {
  goods: GoodsName
  count: number
  /** How the link looks where it stands. */
  as: (link: { to: string; onClick: (event: MouseEvent) => void }) => ReactNode
}

/** Asks for a price: in place where that is possible, else on the enquiry page, where the link leads anyway. */
export function AskLink({ goods, count, as }: AskLinkProps) {
  const { ask } = use(PartActionsContext)
  const onClick = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!ask || elsewhere) return
    event.preventDefault()
    ask(goods, count)
  }
  return as({ to: enquiryAddress(goods.goodsModel), onClick })
}
