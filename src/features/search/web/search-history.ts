import { parseStored, readStored, removeStored, writeStored } from '#web/browser-storage.ts'
import { byCount, readTerms, recordSearchTerm, type SearchedTerm, suggestedTerms } from './search-history.rules.ts'

/** The same terms twice: sorted by count, and in the order of entry. */
const BY_COUNT_KEY = 'ReverseSort'
const BY_ENTRY_KEY = 'srcOrderNo'

export const listSuggestedTerms = (): SearchedTerm[] => suggestedTerms(readTerms(parseStored(readStored(BY_ENTRY_KEY))))

export function rememberTerm(text: string): void {
  const terms = recordSearchTerm(readTerms(parseStored(readStored(BY_ENTRY_KEY))), text)
  writeStored(BY_ENTRY_KEY, JSON.stringify(terms))
  writeStored(BY_COUNT_KEY, JSON.stringify(byCount(terms)))
}

export function clearHistory(): void {
  removeStored(BY_ENTRY_KEY)
  removeStored(BY_COUNT_KEY)
}
