// What package-lock.json names, without asking anybody: no network, nothing installed.

/**
 * @typedef {{ version?: string, license?: string, integrity?: string, link?: boolean, dev?: boolean, optional?: boolean,
 *   name?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Locked
 * @typedef {{ name: string, version: string, packages: Record<string, Locked> }} Lock
 * @typedef {{ path: string, name: string, version: string, license: string, integrity: string, dev: boolean,
 *   optional: boolean, dependencies: string[] }} LockedPackage
 */

/** Packages that name no licence in their package.json, by what their licence file says. */
const LICENCE_FILES = new Map([['png-js', 'MIT']])

/**
 * Every package of others; our own workspaces are not among them.
 * @param {Lock} lock
 * @returns {LockedPackage[]}
 */
export function listPackages({ packages }) {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, locked]) => {
      // An alias such as `typescript-7` carries the real name.
      const name = locked.name ?? path.replace(/^.*node_modules\//, '')
      return {
        path,
        name,
        version: locked.version ?? '',
        license: locked.license ?? LICENCE_FILES.get(name) ?? '',
        integrity: locked.integrity ?? '',
        dev: locked.dev === true,
        optional: locked.optional === true,
        dependencies: Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
          .map((needed) => resolve(packages, path, needed))
          .filter((found) => found !== undefined),
      }
    })
}

/**
 * Where a package finds what it needs: in its own folder, else in those above it.
 * @param {Record<string, Locked>} packages
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
export function resolve(packages, from, name) {
  const path = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  if (packages[path]) return path
  if (from === '') return undefined
  return resolve(packages, from.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$|^[^/]+$/, ''), name)
}
