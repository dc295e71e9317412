/** The ids of goods in the order of the rows. */
export const goodsIdsOf = (rows: Iterable<{ goodsId: number }>): number[] => Array.from(rows, (row) => row.goodsId)
