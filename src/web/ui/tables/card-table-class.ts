/** For the rows of a `CardTable`; as a card a row is a grid, and the table says where in it the cells stand. */
export const cardRowClass = 'grid border-b border-line py-3 @4xl:table-row @4xl:py-0'
export const cardCellClass = 'block min-w-0 @4xl:table-cell @4xl:py-3 @4xl:pr-4 @4xl:align-top @4xl:last:pr-0'
