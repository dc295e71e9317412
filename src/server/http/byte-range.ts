interface ByteRange {
  from: number
  /** The byte behind the last one. */
  to: number
}

/**
 * The one range that a request asks for. Undefined: the whole file, also for several ranges and for what cannot be read,
 * as RFC 9110 allows; 'none': there is no such byte.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (first === '') return Number(last) === 0 ? 'none' : { from: Math.max(0, size - Number(last)), to: size }
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return 'none'
  return { from: Number(first), to: last === '' ? size : Math.min(size, Number(last) + 1) }
}
