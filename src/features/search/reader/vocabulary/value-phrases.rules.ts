import { withoutVersion } from '../names.rules.ts'

interface Phrase {
  words: string[]
  code: string
  valueIds: number[]
}

/** Words beside each other in a longer value: "open drain" of "Open-drain output". */
export function listWithin(values: Iterable<Phrase>): Phrase[] {
  const within = new Map<string, Omit<Phrase, 'valueIds'> & { valueIds: Set<number> }>()
  for (const { words, code, valueIds } of values)
    for (let from = 0; from < words.length - 1; from += 1)
      for (let to = from + 2; to <= Math.min(words.length, from + 4); to += 1) {
        const part = words.slice(from, to)
        if (part.every((word) => /^[\d.]+$/.test(word))) continue
        const isWhole = part.length === words.length
        for (const written of [...(isWhole ? [] : [part]), ...withoutVersion(part)]) {
          const key = `${code}:${written.join(' ')}`
          const known = within.get(key) ?? { words: written, code, valueIds: new Set() }
          for (const id of valueIds) known.valueIds.add(id)
          within.set(key, known)
        }
      }
  return Array.from(within.values(), (one) => ({ ...one, valueIds: [...one.valueIds] }))
}
