import { pageAddress } from '#features/catalog/web/addresses.ts'

export interface BlogChoice {
  keyword: string
  topicId: number | undefined
  pageNumber: number
}

/** URL of a list of articles, without empty filters. */
export function blogAddress({ keyword, topicId, pageNumber }: Partial<BlogChoice>): string {
  const query = new URLSearchParams()
  if (keyword) query.set('keyword', keyword)
  if (topicId) query.set('topicId', String(topicId))
  return pageAddress('/blog', query, pageNumber ?? 1)
}
