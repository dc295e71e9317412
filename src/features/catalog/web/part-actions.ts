import { type ComponentType, createContext } from 'react'
import type { Goods, GoodsName, PackingCode } from '../catalog.contract.ts'

/** A button that another feature puts beside a part; in a list it has to be small. */
export type PartTool = ComponentType<{ goods: Goods; inList?: boolean }>

/**
 * Actions for a part, injected by features above the catalogue: cart and RFQ list, which depend on the
 * catalogue, implement them. Without an implementation it links to the enquiry page, or is not offered.
 */
export interface PartActions {
  addToCart?: (goods: GoodsName, count: number, packing?: PackingCode) => Promise<void>
  buyNow?: (goods: GoodsName, count: number, packing?: PackingCode) => Promise<void>
  addToRfq?: (goods: GoodsName, count: number, packing?: PackingCode) => void
  ask?: (goods: GoodsName, count: number) => void
  CompareButton?: PartTool
  FavouriteButton?: PartTool
  /** Notifies by mail when a part is in stock again. */
  StockNotice?: ComponentType<{ goods: GoodsName }>
  /** Freight for a quantity of a part. */
  FreightEstimate?: ComponentType<{ lines: ReadonlyArray<{ goodsId: number; count: number }> }>
}

export const PartActionsContext = createContext<PartActions>({})
