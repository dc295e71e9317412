import { classNames } from '../../../web/ui/class-names.ts'

/*
 * One table, three shapes, chosen by the room it has: a card on phones, a broad card on tablets, columns on a desk. The
 * cells are the same; only where they stand changes.
 */
const asCard =
  "grid grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-2 [grid-template-areas:'sel_pic_name_tools'_'sel_price_price_stock'_'sel_order_order_order']"
const asBroadCard =
  "@2xl:grid-cols-[1.5rem_4rem_minmax(0,1fr)_12rem_8.5rem] @2xl:grid-rows-[auto_1fr] @2xl:gap-x-4 @2xl:[grid-template-areas:'sel_pic_name_price_order'_'sel_stock_tools_price_order']"

export const tableClass = 'block w-full border-collapse @4xl:table'
export const headClass = 'sr-only @4xl:not-sr-only @4xl:table-header-group'
export const bodyClass = 'block @4xl:table-row-group'
export const rowClass = classNames('border-b border-line py-3 @4xl:table-row @4xl:py-0', asCard, asBroadCard)

const cell = 'block min-w-0 @4xl:table-cell @4xl:py-3 @4xl:pr-4 @4xl:align-top @4xl:last:pr-0'

export const cellClass = {
  select: classNames(cell, '[grid-area:sel] @4xl:w-8 @4xl:pr-2'),
  picture: classNames(cell, '[grid-area:pic] @4xl:w-18'),
  name: classNames(cell, '[grid-area:name]'),
  stock: classNames(cell, '[grid-area:stock] text-right @2xl:text-left @4xl:text-right'),
  pricing: classNames(cell, '[grid-area:price] @4xl:w-38 @4xl:whitespace-nowrap'),
  order: classNames(cell, '[grid-area:order] @4xl:w-38'),
  tools: classNames(cell, '[grid-area:tools] text-right @2xl:-ml-2 @2xl:text-left @4xl:ml-0 @4xl:w-18 @4xl:text-right'),
}
