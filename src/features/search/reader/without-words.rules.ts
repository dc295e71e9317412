import { tidyQuery } from './read-query.rules.ts'

/** The text once a fact is taken back. */
export function withoutWords(text: string, words: string): string {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '[\\s,;|]+')
  return tidyQuery(text)
    .replace(new RegExp(`(?<![\\w.%±])${literal}(?![\\w.%])`, 'i'), ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
