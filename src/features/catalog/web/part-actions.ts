import { createContext } from 'react'
import type { GoodsName } from '../catalog.contract.ts'

/**
 * What becomes of a part once a buyer has chosen it. The catalogue only asks; cart and RFQ list, which lean on the
 * catalogue, answer from above. What nobody answers leads to the enquiry page instead.
 */
export interface PartActions {
  addToCart?: (goods: GoodsName, count: number) => Promise<void>
  buyNow?: (goods: GoodsName, count: number) => Promise<void>
  addToRfq?: (goods: GoodsName, count: number) => void
}

export const PartActionsContext = createContext<PartActions>({})
