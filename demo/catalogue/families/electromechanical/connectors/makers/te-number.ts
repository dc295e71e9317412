import type { Choice } from '../../numbering.ts'

interface TeCount extends Choice {
  readonly count: number
}

/**
 * TE puts the units of a count behind the base number and the tens before it: 4 poles of 282836 are `282836-4`, and
 * 12 poles are `1-282836-2`. The whole number is therefore one code.
 */
export const teNumbers = (base: string, counts: readonly number[]): TeCount[] =>
  counts.map((count) => ({
    count,
    code: count < 10 ? `${base}-${count}` : `${Math.floor(count / 10)}-${base}-${count % 10}`,
  }))
