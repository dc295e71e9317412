import { readPackages } from '#features/search/reader/packages.rules.ts'

const NO_PACKAGE = 'Not specified'

/** A package of the store, or the name of a new one. `packages` has lower-case names. */
export function findPackage(packages: ReadonlyMap<string, number>, written: string): { id?: number; name: string } {
  const name = (written || NO_PACKAGE).replace(/\s+/g, ' ').slice(0, 60)
  const known = packages.get(name.toLowerCase())
  if (known !== undefined) return { id: known, name }
  // Another spelling of a known package; 2012 is ambiguous (0805 metric, or a crystal) and stays as it is.
  const meant = readPackages(name)
  const usual = meant.length === 1 ? meant.map((one) => packages.get(one.toLowerCase())).find(Boolean) : undefined
  return usual === undefined ? { name } : { id: usual, name }
}
