import type { Category } from './catalog.contract.ts'

const isNamed = (name: string) => (category: Category) => category.categoryName.toLowerCase() === name.toLowerCase()

/** The second level named `b` below the first level named `a`. Either alone is enough where it names only one. */
export function findNamedCategory(
  tops: readonly Category[],
  { a, b }: { a: string | null; b: string | null },
): Category | undefined {
  const within = a ? tops.filter(isNamed(a)) : tops
  if (!b) return within[0]
  return within.flatMap((top) => top.child).find(isNamed(b))
}
