/** The list with one item some places up or down; what would leave the list stays where it is. */
export function moveItem<T>(list: readonly T[], index: number, by: number): T[] {
  const item = list[index]
  const target = index + by
  if (item === undefined || target < 0 || target >= list.length) return [...list]
  return list.toSpliced(index, 1).toSpliced(target, 0, item)
}
