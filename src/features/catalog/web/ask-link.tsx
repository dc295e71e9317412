import { type MouseEvent, type ReactNode, use } from 'react'
import type { GoodsName } from '../catalog.contract.ts'
import { enquiryAddress } from './addresses.ts'
import { PartActionsContext } from './part-actions.ts'

type AskLinkProps = {
  goods: GoodsName
  count: number
  /** Style of the link. */
  as: (link: { to: string; onClick: (event: MouseEvent) => void }) => ReactNode
}

/** Requests a quote: in a dialog if available, else on the enquiry page. */
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
