import { pageAddress } from '#features/catalog/web/addresses.ts'

export interface BlogChoice {
  keyword: string
  topicId: number | undefined
  pageNumber: number
}

/** A list of articles; what is not chosen is not in its address. */
export function blogAddress({ keyword, topicId, pageNumber }: Partial<BlogChoice>): string {
  const query = new URLSearchParams()
  if (keyword) query.set('keyword', keyword)
  if (topicId) query.set('topicId', String(topicId))
  return pageAddress('/blog', query, pageNumber ?? 1)
}
