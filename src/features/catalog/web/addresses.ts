/** URLs of the catalogue. */

export const goodsAddress = (goodsId: number): string => `/goods/detail/${goodsId}`

export const brandAddress = (brandId: number): string => `/brand/detail/${brandId}`

export const searchAddress = (goodsModel: string): string =>
  `/comListSearch?${new URLSearchParams({ goodsModel, fuzzy: 'true' })}`

export const enquiryAddress = (goodsModel: string): string => `/enquiry?${new URLSearchParams({ goodsModel })}`

export const indexAddress = (key: string): string => `/searchAZ?${new URLSearchParams({ key })}`

/** The URL of another page of a list. The first has no number, so that it has only one URL. */
export const pageAddress = (path: string, query: URLSearchParams, page: number): string => {
  const next = new URLSearchParams(query)
  if (page > 1) next.set('pageNumber', String(page))
  else next.delete('pageNumber')
  const text = next.toString()
  return text ? `${path}?${text}` : path
}

/** Datasheets of our own making can be saved under their name; others are only opened. */
export const savedManualAddress = (dataManual: string): string =>
  dataManual.startsWith('/api/goods/download/manual?') ? `${dataManual}&save=true` : dataManual
