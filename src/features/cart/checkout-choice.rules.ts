/** Maximum number of parts in a URL: servers and proxies refuse long ones. */
export const MAX_IN_ADDRESS = 100

/** Selections kept for the back button. */
export const KEPT_CHOICES = 10

/** A choice of lines under a key of its own. A line is named by its part, or by part and packaging: `5`, `5:fullReel`. */
export type Choice = readonly [key: string, lines: readonly string[]]

/** Reads session storage, which may hold anything: incomplete selections are dropped. */
export const readChoices = (kept: unknown): Choice[] => (Array.isArray(kept) ? kept.filter(isChoice) : [])

function isChoice(kept: unknown): kept is Choice {
  const [key, lines] = Array.isArray(kept) ? kept : []
  return typeof key === 'string' && Array.isArray(lines) && lines.every(isLineKey)
}

const isLineKey = (value: unknown): boolean =>
  typeof value === 'string' && /^[1-9]\d{0,9}(?::[a-zA-Z]{1,20})?$/.test(value)

const isId = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0

/** The newest first; the oldest are dropped. */
export const withChoice = (choices: Choice[], choice: Choice): Choice[] => [choice, ...choices].slice(0, KEPT_CHOICES)

export const findChoice = (choices: Choice[], key: string): readonly string[] | undefined =>
  choices.find(([known]) => known === key)?.[1]

/** The numbers of an address: `1,2,3`. */
export const idsIn = (text: string | null): number[] => (text ?? '').split(',').map(Number).filter(isId)

/** The lines of an address: `1,2:fullReel,3`. */
export const keysIn = (text: string | null): string[] => (text ?? '').split(',').filter(isLineKey)
