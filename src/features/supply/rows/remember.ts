/** Memoises a function of a text: columns repeat the same few texts. */
export function remember<T>(read: (text: string) => T, most = 10_000): (text: string) => T {
  const known = new Map<string, { value: T }>()
  return (text) => {
    const before = known.get(text)
    if (before) return before.value
    const value = read(text)
    if (known.size >= most) known.clear()
    known.set(text, { value })
    return value
  }
}
