/** The list with one item a place up or down; at the end of the list it stays. */
export function moveItem<T>(list: readonly T[], index: number, by: 1 | -1): T[] {
  const item = list[index]
  const target = index + by
  if (item === undefined || target < 0 || target >= list.length) return [...list]
  return list.toSpliced(index, 1).toSpliced(target, 0, item)
}
