export const PARTS = '/staff/parts'
export const NEW_PART = '/staff/parts/new'
export const BULK = '/staff/parts/change'
export const partAddress = (goodsId: number) => `${PARTS}/${goodsId}`

export interface PartsQuery {
  keyword: string
  brandId: number | undefined
  categoryId: number | undefined
}

const idIn = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

export const readPartsQuery = (query: URLSearchParams): PartsQuery => ({
  keyword: (query.get('keyword') ?? '').trim().slice(0, 200),
  brandId: idIn(query.get('brandId')),
  categoryId: idIn(query.get('categoryId')),
})

/** Only what was chosen. */
export const filterOf = ({ keyword, brandId, categoryId }: PartsQuery) => ({
  keyword,
  ...(brandId !== undefined && { brandId }),
  ...(categoryId !== undefined && { categoryId }),
})

/** The same manufacturer and category. */
export function bulkAddress({ brandId, categoryId }: PartsQuery): string {
  const filled = Object.entries({ brandId, categoryId }).filter(([, id]) => id !== undefined)
  return filled.length === 0 ? BULK : `${BULK}?${new URLSearchParams(filled.map(([name, id]) => [name, String(id)]))}`
}
