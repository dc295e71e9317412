import { parseStored, readStored, writeStored } from '#web/browser-storage.ts'
import { generateKey } from '#web/generate-key.ts'
import { findChoice, idsIn, readChoices, withChoice } from '../checkout-choice.rules.ts'

const CHOICES_KEY = 'checkoutChoices'

const keptChoices = () => readChoices(parseStored(readStored(CHOICES_KEY, 'sessionStorage')))

/** Keeps a choice for this tab: going back and loading again lead to it. Undefined where nothing can be kept. */
export function keepChoice(goodsIds: number[]): string | undefined {
  const key = generateKey()
  writeStored(CHOICES_KEY, JSON.stringify(withChoice(keptChoices(), [key, goodsIds])), 'sessionStorage')
  return findChoice(keptChoices(), key) && key
}

/** The parts an address of the checkout stands for: all of the cart, some, or a choice that is not known here. */
export function choiceOf(query: URLSearchParams): 'all' | 'unknown' | ReadonlySet<number> {
  const key = query.get('choice')
  if (key === null && !query.has('goodsIds')) return 'all'
  const goodsIds = key === null ? idsIn(query.get('goodsIds')) : findChoice(keptChoices(), key)
  return goodsIds ? new Set(goodsIds) : 'unknown'
}
