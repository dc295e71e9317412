import { tidyQuery } from './tidy-query.rules.ts'

/** The text once a fact is taken back. */
export function withoutWords(text: string, words: string): string {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const tidy = tidyQuery(text)
  const left = tidy.replace(new RegExp(`(?<![\\w.%±])${literal.replace(/ /g, '[\\s,;|]+')}(?![\\w.%])`, 'i'), ' ')
  // "10k0603" without "10k".
  const joined = new RegExp(`${literal.replace(/ /g, '[-\\s,;|/_+]*')}[-/_+]?`, 'i')
  return (left === tidy ? tidy.replace(joined, ' ') : left)
    .replace(/(?<=\s)\/|\/(?=\s)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
