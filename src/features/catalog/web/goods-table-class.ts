import { classNames } from '#web/ui/class-names.ts'

/*
 * One table, three shapes, chosen by the room the list has and not by the screen: a card on phones, a broad card beside
 * the filters of a small screen, nine columns where they fit. The cells are the same; only where they stand changes.
 */
const asCard =
  "grid grid-cols-[4.5rem_auto_auto_1fr] gap-x-3 gap-y-2 [grid-template-areas:'pic_name_name_name'_'pic_desc_desc_desc'_'pic_rohs_pack_cat'_'price_price_price_stock'_'order_order_order_order']"
const asBroadCard =
  "@2xl:grid-cols-[5.5rem_auto_auto_1fr_5rem_9.5rem_8.5rem] @2xl:grid-rows-[auto_auto_1fr] @2xl:gap-x-4 @2xl:[grid-template-areas:'pic_name_name_name_stock_price_order'_'pic_desc_desc_desc_stock_price_order'_'pic_rohs_pack_cat_stock_price_order']"

export const tableClass = 'block w-full border-collapse @5xl:table'
export const headClass = 'sr-only @5xl:not-sr-only @5xl:table-header-group'
export const bodyClass = 'block @5xl:table-row-group'

export const rowClass = (marked: boolean | undefined): string =>
  classNames(
    'border-b border-line py-4 @5xl:table-row @5xl:py-0',
    asCard,
    asBroadCard,
    marked && 'bg-accent-wash px-3 shadow-[inset_3px_0_var(--color-link)] @5xl:*:first:pl-2',
  )

const cell = 'block min-w-0 @5xl:table-cell @5xl:py-3 @5xl:pr-4 @5xl:align-top @5xl:last:pr-0'

export const cellClass = {
  picture: classNames(cell, '[grid-area:pic] @5xl:w-24'),
  name: classNames(cell, '[grid-area:name] @5xl:min-w-40'),
  rohs: classNames(cell, '[grid-area:rohs]'),
  pricing: classNames(cell, '[grid-area:price] @5xl:whitespace-nowrap'),
  stock: classNames(cell, '[grid-area:stock] text-right @5xl:pr-6'),
  order: classNames(cell, '[grid-area:order] @5xl:w-38'),
  description: classNames(cell, '[grid-area:desc] text-ink-2 @5xl:min-w-40'),
  package: classNames(cell, '[grid-area:pack]'),
  category: classNames(cell, '[grid-area:cat]'),
}
