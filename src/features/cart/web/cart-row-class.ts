import { classNames } from '#web/ui/class-names.ts'
import { cardCellClass, cardRowClass } from '#web/ui/tables/card-table-class.ts'

/*
 * One table with three layouts by container width: a card on phones, a wide card on tablets, columns on a desktop. The
 * cells are the same; only their grid positions change.
 */
const asCard =
  "grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-2 [grid-template-areas:'sel_pic_name_tools'_'sel_qty_qty_amount'_'sel_tiers_tiers_stock']"
const asBroadCard =
  "@2xl:grid-cols-[1.5rem_4rem_minmax(0,1fr)_minmax(9rem,auto)_9rem_7.5rem] @2xl:grid-rows-[auto_1fr] @2xl:gap-x-4 @2xl:[grid-template-areas:'sel_pic_name_tiers_qty_amount'_'sel_pic_name_tiers_stock_tools']"

export const rowClass = classNames(cardRowClass, asCard, asBroadCard)

export const cellClass = {
  select: classNames(cardCellClass, '[grid-area:sel] @4xl:w-8 @4xl:pr-2'),
  picture: classNames(cardCellClass, '[grid-area:pic] @4xl:w-16 @4xl:pr-3'),
  name: classNames(cardCellClass, '[grid-area:name]'),
  stock: classNames(cardCellClass, '[grid-area:stock] text-right @2xl:text-center @4xl:text-right'),
  tiers: classNames(cardCellClass, '[grid-area:tiers] @4xl:whitespace-nowrap'),
  quantity: classNames(cardCellClass, '[grid-area:qty] @4xl:w-38'),
  /** Below the amount on cards. */
  unit: classNames('hidden', '@4xl:table-cell @4xl:py-3 @4xl:pr-4 @4xl:text-right @4xl:align-top'),
  amount: classNames(cardCellClass, '[grid-area:amount] text-right'),
  tools: classNames(cardCellClass, '[grid-area:tools] text-right @4xl:w-26'),
}
