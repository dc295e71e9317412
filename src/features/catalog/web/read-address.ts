/** Digits only: Number() would also accept "1e3", "0x10" and " 7 ". Other texts become an id that does not exist. */
export const readId = (text: string | null | undefined): number => (/^\d{1,10}$/.test(text ?? '') ? Number(text) : 0)

const MAX_ID = 2_147_483_647

/** Given one by one or between commas. What is no id is left out. */
export const readIds = (texts: string[], most: number): number[] => {
  const ids = texts.flatMap((text) => text.split(',')).map(readId)
  return [...new Set(ids.filter((id) => id > 0 && id <= MAX_ID))].slice(0, most)
}

/** An invalid page number is the first page, not an error. */
export const readPageNumber = (query: URLSearchParams, name = 'pageNumber'): number => {
  const text = query.get(name) ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

export const queryOf = (request: Request): URLSearchParams => new URL(request.url).searchParams
