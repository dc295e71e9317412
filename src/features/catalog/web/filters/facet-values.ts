interface Asked {
  /** Those to show before the list is opened. */
  first: ReadonlySet<number>
  chosenIds: readonly number[]
  isOpen: boolean
}

/**
 * Splits values into visible and collapsed ones. A selected one is never collapsed; in an open list it
 * keeps its position and the focus.
 */
export function splitValues<V extends { id: number }>(
  values: readonly V[],
  { first, chosenIds, isOpen }: Asked,
): { shown: V[]; folded: V[] } {
  const isShown = ({ id }: V) => first.has(id) || (!isOpen && chosenIds.includes(id))
  return { shown: values.filter(isShown), folded: values.filter((value) => !isShown(value)) }
}
