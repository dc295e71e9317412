import { type ReactNode, useMemo } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { Goods } from '../catalog.contract.ts'
import { isPromoted } from '../catalog.rules.ts'
import { hasOwnPrice } from '../own-prices.rules.ts'
import { GoodsRow } from './goods-row.tsx'
import { useOwnPrices } from './own-prices/use-own-prices.ts'

const columns = [
  'Images',
  'Mfr.Part #',
  'RoHS',
  'Pricing',
  'Availability',
  'Quantity',
  'Description',
  'Package',
  'Categorie',
] as const

export interface GoodsSection<G extends Goods = Goods> {
  /** Above its rows, when the list has more than one section. */
  title?: string
  goods: G[]
  /** The exact match, separate from similar parts. */
  marked?: boolean
}

type GoodsTableProps<G extends Goods> = {
  caption: string
  sections: GoodsSection<G>[]
  /** Each part shows its unit price at this quantity. */
  quantity?: number | undefined
  /** A note below the description of a part. */
  noteOf?: ((goods: G) => ReactNode) | undefined
}

/** A promotional or an agreed price beside the normal one needs a wider column. */
const hasPromotion = ({ goods }: GoodsSection) =>
  goods.some(({ priceList }) => priceList.some(isPromoted) || hasOwnPrice(priceList))

/** The product list of the whole store. */
export function GoodsTable<G extends Goods>({ caption, sections: shown, quantity, noteOf }: GoodsTableProps<G>) {
  const sections = usePricedSections(shown)
  return (
    <div className="@container">
      <table className={classNames('goods-table', sections.some(hasPromotion) && 'promoted')}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {sections.map((section) => (
          <tbody key={section.title ?? ''}>
            {section.title && <SectionTitle>{section.title}</SectionTitle>}
            {section.goods.map((goods) => (
              <GoodsRow
                key={goods.goodsId}
                goods={goods}
                marked={section.marked}
                quantity={quantity}
                note={noteOf?.(goods)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** With what the buyer pays. */
function usePricedSections<G extends Goods>(sections: GoodsSection<G>[]): GoodsSection<G>[] {
  const parts = useMemo(() => sections.flatMap(({ goods }) => goods), [sections])
  const priced = useOwnPrices(parts)
  if (priced === parts) return sections
  const byId = new Map(priced.map((goods) => [goods.goodsId, goods]))
  return sections.map((section) => ({ ...section, goods: section.goods.map((one) => byId.get(one.goodsId) ?? one) }))
}

function SectionTitle({ children }: { children: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns.length}>
        {children}
      </th>
    </tr>
  )
}
