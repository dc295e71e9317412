// Which of our platforms the lock file does not serve. npm names only the bindings it could find when the lock was
// written, so a version without one of them installs here and fails elsewhere.

export const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64']

const SYSTEMS = new Map([
  ['linux', 'linux'],
  ['darwin', 'darwin'],
  ['win32', 'win32'],
  ['windows', 'win32'],
  ['win', 'win32'],
])

/**
 * @typedef {{ version?: string, optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * The platform a binding is for, from its name: `@rolldown/binding-linux-x64-gnu` is for linux-x64. Undefined for what
 * is no binding, or one of a platform that we do not name.
 * @param {string} name
 */
export function platformOf(name) {
  const words = name.split(/[-/]/)
  if (words.includes('musl')) return undefined
  const system = words.map((word) => SYSTEMS.get(word)).find(Boolean)
  const processor = words.find((word) => word === 'x64' || word === 'arm64')
  const platform = `${system}-${processor}`
  return PLATFORMS.includes(platform) ? platform : undefined
}

/**
 * One line for every package that lacks a platform.
 * @param {Lock} lock
 */
export function findMissingPlatforms({ packages }) {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const bindings = Object.keys(locked.optionalDependencies ?? {}).filter(platformOf)
    const title = `${path.replace(/^.*node_modules\//, '') || 'package.json'} ${locked.version ?? ''}`.trim()
    const absent = bindings.filter((name) => !isLocked(packages, path, name)).map((name) => `${title}: no ${name}`)
    return [...absent, ...families(path, bindings).flatMap((family) => uncovered(title, family))]
  })
}

/**
 * What belongs together. The store itself brings several sets of binaries, each by its own name; a package brings one,
 * and may name parts of it apart.
 * @param {string} path
 * @param {string[]} bindings
 */
function families(path, bindings) {
  if (path !== '') return [bindings]
  const familyOf = (/** @type {string} */ name) =>
    name.replace(/(-bin)?[-/](linux|darwin|windows|win)-(x64|arm64)$/, '')
  return [...new Set(bindings.map(familyOf))].map((family) => bindings.filter((name) => familyOf(name) === family))
}

/**
 * A single binding is a part of another one, not a set.
 * @param {string} title
 * @param {string[]} bindings
 */
function uncovered(title, bindings) {
  if (bindings.length < 2) return []
  const covered = new Set(bindings.map(platformOf))
  return PLATFORMS.filter((platform) => !covered.has(platform)).map(
    (platform) => `${title}: nothing for ${platform} beside ${bindings[0]}`,
  )
}

/**
 * As Node looks for it: below the package itself, then below each folder above it.
 * @param {Lock['packages']} packages
 * @param {string} path
 * @param {string} name
 */
function isLocked(packages, path, name) {
  for (let folder = path; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (folder === '') return false
  }
}
