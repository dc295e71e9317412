import { parseStored, readStored, writeStored } from '#web/browser-storage.ts'
import { generateKey } from '#web/generate-key.ts'
import { findChoice, keysIn, readChoices, withChoice } from '../checkout-choice.rules.ts'

const CHOICES_KEY = 'checkoutChoices'

const keptChoices = () => readChoices(parseStored(readStored(CHOICES_KEY, 'sessionStorage')))

/** Saves a selection in session storage, for reload and Back. Undefined when storage is not available. */
export function saveChoice(keys: string[]): string | undefined {
  const key = generateKey()
  writeStored(CHOICES_KEY, JSON.stringify(withChoice(keptChoices(), [key, keys])), 'sessionStorage')
  return findChoice(keptChoices(), key) && key
}

/** The lines of a checkout URL: all, some, or a selection that is not stored here. */
export function choiceOf(query: URLSearchParams): 'all' | 'unknown' | ReadonlySet<string> {
  const key = query.get('choice')
  if (key === null && !query.has('goodsIds')) return 'all'
  const keys = key === null ? keysIn(query.get('goodsIds')) : findChoice(keptChoices(), key)
  return keys ? new Set(keys) : 'unknown'
}
