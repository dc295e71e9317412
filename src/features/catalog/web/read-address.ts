/** Digits only: Number() alone would also take "1e3", "0x10" and " 7 ". What is no id becomes one that nothing has. */
export const readId = (text: string | null | undefined): number => (/^\d{1,10}$/.test(text ?? '') ? Number(text) : 0)

/** A page number somebody spoilt is the first page, not an error. */
export const readPageNumber = (query: URLSearchParams, name = 'pageNumber'): number => {
  const text = query.get(name) ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

export const queryOf = (request: Request): URLSearchParams => new URL(request.url).searchParams
