/** What the store puts forward on its home page. Every model is one that some family can read. */
export type ShowcaseKind = 'new' | 'recommend' | 'hot' | 'scarcity'

export const showcase: Record<ShowcaseKind, readonly string[]> = {
  new: [],
  recommend: [],
  hot: [],
  scarcity: [],
}
