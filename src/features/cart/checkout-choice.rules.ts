/** As many parts as an address can name: servers and proxies refuse long ones. */
export const MAX_IN_ADDRESS = 100

/** Choices kept at a time: what the back button may lead to again. */
export const KEPT_CHOICES = 10

/** A choice of parts under a key of its own. */
export type Choice = readonly [key: string, goodsIds: readonly number[]]

/** From storage, where anything may stand: only whole choices are taken. */
export const readChoices = (kept: unknown): Choice[] => (Array.isArray(kept) ? kept.filter(isChoice) : [])

function isChoice(kept: unknown): kept is Choice {
  const [key, goodsIds] = Array.isArray(kept) ? kept : []
  return typeof key === 'string' && Array.isArray(goodsIds) && goodsIds.every(isId)
}

const isId = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0

/** The newest first; the oldest make room. */
export const withChoice = (choices: Choice[], choice: Choice): Choice[] => [choice, ...choices].slice(0, KEPT_CHOICES)

export const findChoice = (choices: Choice[], key: string): readonly number[] | undefined =>
  choices.find(([known]) => known === key)?.[1]

/** The numbers of an address: `1,2,3`. */
export const idsIn = (text: string | null): number[] => (text ?? '').split(',').map(Number).filter(isId)
