/** A ratio of two versions: the median of the rounds, and between which values it lies with a probability of 95 %. */
export interface Ratio {
  median: number
  low: number
  high: number
}

/** What a ratio above which a reason is asked for says, given its spread. */
export type Verdict = 'slower' | 'faster' | 'as before' | 'too noisy to tell'

/** Above it a change has to be explained. */
const EXPLAINED_ABOVE = 1.1

/**
 * The median of an odd number of independent rounds lies between the second smallest and the second largest of nine with a
 * probability of 96 %, whatever their distribution is; of more rounds, these two are a little wider than needed.
 */
export function ratioOf(rounds: ReadonlyArray<{ before: number; now: number }>): Ratio {
  const sorted = rounds.map(({ before, now }) => now / before).toSorted((a, b) => a - b)
  const at = (place: number) => sorted[place] ?? Number.NaN
  return { median: at(Math.floor(sorted.length / 2)), low: at(1), high: at(sorted.length - 2) }
}

export function verdictOf({ low, high }: Ratio): Verdict {
  if (low > EXPLAINED_ABOVE) return 'slower'
  if (high < 1 / EXPLAINED_ABOVE) return 'faster'
  if (low >= 1 / EXPLAINED_ABOVE && high <= EXPLAINED_ABOVE) return 'as before'
  return 'too noisy to tell'
}
