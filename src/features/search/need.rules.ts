import type { PartDescription, PartValue } from './part-description.rules.ts'

const countFacts = ({ values, package: packaged, category }: PartDescription): number =>
  values.length + (packaged ? 1 : 0) + (category?.words ? 1 : 0)

/** Several words, each of them understood: nobody types a part number like that. */
export const isPlainNeed = (text: string, description: PartDescription): boolean =>
  /[\s,;/_]/.test(text.trim()) &&
  description.category !== undefined &&
  description.rest.length === 0 &&
  countFacts(description) >= 2

/** Enough to look for, once it is known that it is no part number. */
export const isPossibleNeed = (description: PartDescription): boolean =>
  description.category !== undefined && countFacts(description) >= 2

/** Parameters that most parts of a kind share with many others: they cannot lead to a few parts. */
const COMMON = new Set(['tolerance', 'dielectric', 'power', 'voltage', 'current'])

/** The value that leads to the fewest parts, if one does, and the others. */
export function findLeading<Value extends Pick<PartValue, 'code'>>(
  values: readonly Value[],
): { leading: Value | undefined; others: Value[] } {
  const leading = values.find(({ code }) => !COMMON.has(code))
  return { leading, others: values.filter((value) => value !== leading) }
}
