import * as texts from './text-ratings.rules.ts'

/**
 * How a rating of two parts is compared. `higher` and `lower` say which way is better; `equal` means that another value
 * is another part. `slack` is the share by which values may differ and still count as the same.
 */
export interface RatingRule {
  direction: 'higher' | 'lower' | 'equal' | 'ignored'
  slack: number
  /** Smaller differences, in the unit of the parameter, are ignored. */
  least: number
  /** −5 V and 5 V: compare sizes. Temperatures keep their sign. */
  signed: boolean
  compareTexts: texts.CompareTexts
  /** Not stated means that the part does not have it: qualification, isolation, radio. */
  absentMeansNone: boolean
  /** False: a part can be called a replacement although this is not known. */
  matters: boolean
}

export const rule = (direction: RatingRule['direction'], more: Partial<RatingRule> = {}): RatingRule => ({
  direction,
  slack: 0.001,
  least: 0,
  signed: false,
  compareTexts: texts.sameTextOrUnknown,
  absentMeansNone: false,
  matters: true,
  ...more,
})

export const higher = rule('higher')
export const lower = rule('lower')
export const equal = rule('equal', { compareTexts: texts.sameText })
export const ignored = rule('ignored', { matters: false })
export const near = (slack: number) => rule('equal', { slack, compareTexts: texts.sameText })
export const text = (compareTexts: texts.CompareTexts, more: Partial<RatingRule> = {}) =>
  rule('equal', { compareTexts, ...more })

export interface FoundRule extends RatingRule {
  /** False: the meaning was guessed, and a difference without a direction is not known to be harmful. */
  known: boolean
}
