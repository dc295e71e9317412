export const queryOf = (request: Request): URLSearchParams => new URL(request.url).searchParams

/** An invalid page number is the first page, not an error. */
export const readPageNumber = (query: URLSearchParams): number => {
  const text = query.get('pageNumber') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

/** The same list, another page of it. */
export function pageAddress(path: string, search: string, page: number): string {
  const query = new URLSearchParams(search)
  query.set('pageNumber', String(page))
  return `${path}?${query}`
}
