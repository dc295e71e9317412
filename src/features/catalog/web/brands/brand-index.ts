/** The section of a name: its first letter, digits together, everything else under #. */
export function shelfOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase()
  if (first >= 'A' && first <= 'Z') return first
  return first >= '0' && first <= '9' ? '0-9' : '#'
}

/** Names by section, in their order. */
export function shelve<T>(items: readonly T[], nameOf: (item: T) => string): Array<{ shelf: string; items: T[] }> {
  const shelves = new Map<string, T[]>()
  for (const item of items) {
    const shelf = shelfOf(nameOf(item))
    shelves.set(shelf, [...(shelves.get(shelf) ?? []), item])
  }
  return [...shelves].map(([shelf, onIt]) => ({ shelf, items: onIt })).sort((a, b) => (a.shelf < b.shelf ? -1 : 1))
}
