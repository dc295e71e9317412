interface Asked {
  /** Those to show before the list is opened. */
  first: ReadonlySet<number>
  chosenIds: readonly number[]
  isOpen: boolean
}

/**
 * Which values stand before the fold and which behind it. A chosen one is never behind a closed fold; in an open list it
 * keeps its place, so that it keeps the focus.
 */
export function splitValues<V extends { id: number }>(
  values: readonly V[],
  { first, chosenIds, isOpen }: Asked,
): { shown: V[]; folded: V[] } {
  const isShown = ({ id }: V) => first.has(id) || (!isOpen && chosenIds.includes(id))
  return { shown: values.filter(isShown), folded: values.filter((value) => !isShown(value)) }
}
