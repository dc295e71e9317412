import type { Meaning } from '../lexicon.rules.ts'

/** What a phrase means that stands in several places of the catalogue. */
export function mergeMeanings(one: Meaning | undefined, other: Meaning): Meaning {
  if (!one) return other
  const leaves = one.leaves && other.leaves ? new Set([...one.leaves, ...other.leaves]) : (one.leaves ?? other.leaves)
  return {
    ...one,
    ...other,
    ...((one.isName || other.isName) && { isName: true }),
    ...(leaves && { leaves }),
    ...(one.brandIds && { brandIds: [...new Set([...one.brandIds, ...(other.brandIds ?? [])])] }),
    ...(one.packageIds && { packageIds: [...one.packageIds, ...(other.packageIds ?? [])] }),
    ...(one.values && { values: [...one.values, ...(other.values ?? [])] }),
    ...(one.sameAs && { sameAs: [...one.sameAs, ...(other.sameAs ?? [])] }),
  }
}
