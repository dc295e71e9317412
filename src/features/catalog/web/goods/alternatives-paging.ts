import { goodsAddress, pageAddress } from '../addresses.ts'

export const ALTERNATIVES_BATCH_SIZE = 5

/** The page of the alternatives in the address of a part; the part itself stays the same. */
export const ALTERNATIVES_PAGE = 'alternatives'

export const alternativesAddress = (goodsId: number, page: number): string => {
  const query = new URLSearchParams(page > 1 ? { [ALTERNATIVES_PAGE]: String(page) } : {})
  return `${pageAddress(goodsAddress(goodsId), query, 1)}#alternatives`
}
