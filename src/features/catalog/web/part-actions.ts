import { type ComponentType, createContext } from 'react'
import type { Goods, GoodsName, PackingCode } from '../catalog.contract.ts'

/** A button that another feature puts beside a part; in a list it has to be small. */
export type PartTool = ComponentType<{ goods: Goods; inList?: boolean }>

/**
 * What becomes of a part once a buyer has chosen it. The catalogue only asks; cart and RFQ list, which lean on the
 * catalogue, answer from above. Without an implementation it leads to the enquiry page instead, or is not offered.
 */
export interface PartActions {
  addToCart?: (goods: GoodsName, count: number, packing?: PackingCode) => Promise<void>
  buyNow?: (goods: GoodsName, count: number, packing?: PackingCode) => Promise<void>
  addToRfq?: (goods: GoodsName, count: number, packing?: PackingCode) => void
  ask?: (goods: GoodsName, count: number) => void
  CompareButton?: PartTool
  FavouriteButton?: PartTool
  /** Tells by mail when a part is there again. */
  StockNotice?: ComponentType<{ goods: GoodsName }>
  /** What sending so many of a part costs. */
  FreightEstimate?: ComponentType<{ lines: ReadonlyArray<{ goodsId: number; count: number }> }>
}

export const PartActionsContext = createContext<PartActions>({})
