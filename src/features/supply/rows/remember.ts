/** Remembers what a function said about a text: the columns of a list hold the same few texts again and again. */
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
