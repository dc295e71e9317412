import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { Goods } from '../catalog.contract.ts'
import { isPromoted } from '../catalog.rules.ts'
import { GoodsRow } from './goods-row.tsx'

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
  /** A note beside the button of a part. */
  noteOf?: ((goods: G) => ReactNode) | undefined
}

/** A promotional price beside the normal one needs a wider column. */
const hasPromotion = ({ goods }: GoodsSection) => goods.some(({ priceList }) => priceList.some(isPromoted))

/** The product list of the whole store. */
export function GoodsTable<G extends Goods>({ caption, sections, quantity, noteOf }: GoodsTableProps<G>) {
  return (
    <div className="@container">
      <table className={classNames('goods-table', sections.some(hasPromotion) && 'promoted', noteOf && 'noted')}>
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

function SectionTitle({ children }: { children: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns.length}>
        {children}
      </th>
    </tr>
  )
}
