import type { Goods } from '../catalog.contract.ts'
import { GoodsRow } from './goods-row.tsx'
import { bodyClass, headClass, tableClass } from './goods-table-class.ts'

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

export interface GoodsSection {
  /** Above its rows, when the list has more than one section. */
  title?: string
  goods: Goods[]
  /** The part that was asked for, apart from those near it. */
  marked?: boolean
}

type GoodsTableProps = {
  caption: string
  sections: GoodsSection[]
  /** Each part says what a piece costs at this quantity. */
  quantity?: number | undefined
}

/** The product list of the whole store. */
export function GoodsTable({ caption, sections, quantity }: GoodsTableProps) {
  return (
    <div className="@container">
      <table className={tableClass}>
        <caption className="sr-only">{caption}</caption>
        <thead className={headClass}>
          <tr>
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                className={`border-b border-ink py-1.5 text-xs font-medium whitespace-nowrap text-ink-3 ${name === 'Availability' ? 'pr-6 text-right' : 'pr-4 text-left'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {sections.map((section) => (
          <tbody key={section.title ?? ''} className={bodyClass}>
            {section.title && <SectionTitle>{section.title}</SectionTitle>}
            {section.goods.map((goods) => (
              <GoodsRow key={goods.goodsId} goods={goods} marked={section.marked} quantity={quantity} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function SectionTitle({ children }: { children: string }) {
  return (
    <tr className="block border-b border-line @5xl:table-row">
      <th
        scope="rowgroup"
        colSpan={columns.length}
        className="block pt-4 pb-1.5 text-left text-xs font-medium text-ink-3 @5xl:table-cell"
      >
        {children}
      </th>
    </tr>
  )
}
