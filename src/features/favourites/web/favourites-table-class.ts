import { classNames } from '#web/ui/class-names.ts'
import { cardCellClass, cardRowClass } from '#web/ui/tables/card-table-class.ts'

/*
 * One table with three layouts by container width: a card on phones, a wide card on tablets, columns on a desktop. The
 * cells are the same; only their grid positions change.
 */
const asCard =
  "grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-2 [grid-template-areas:'sel_pic_name_tools'_'sel_price_price_stock'_'sel_order_order_order']"
const asBroadCard =
  "@2xl:grid-cols-[1.5rem_4rem_minmax(0,1fr)_5rem_11rem_8.5rem] @2xl:grid-rows-[auto_1fr] @2xl:gap-x-4 @2xl:[grid-template-areas:'sel_pic_name_stock_price_order'_'sel_pic_tools_stock_price_order']"

export const rowClass = classNames(cardRowClass, asCard, asBroadCard)

export const cellClass = {
  select: classNames(cardCellClass, '[grid-area:sel] @4xl:w-8 @4xl:pr-2'),
  picture: classNames(cardCellClass, '[grid-area:pic] @4xl:w-18'),
  name: classNames(cardCellClass, '[grid-area:name]'),
  stock: classNames(cardCellClass, '[grid-area:stock] text-right'),
  pricing: classNames(cardCellClass, '[grid-area:price] @4xl:w-38 @4xl:whitespace-nowrap'),
  order: classNames(cardCellClass, '[grid-area:order] @4xl:w-38'),
  tools: classNames(
    cardCellClass,
    '[grid-area:tools] text-right @2xl:-ml-2 @2xl:text-left @4xl:ml-0 @4xl:w-18 @4xl:text-right',
  ),
}
