// The bill of materials of the store as CycloneDX 1.6, made from the lock file alone: the same lock, the same text.
import { listPackages, resolve } from './locked-packages.mjs'

/**
 * @param {string} name
 * @param {string} version
 */
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`

/** @param {string} licence */
const isExpression = (licence) => / (AND|OR|WITH) /.test(licence)

/** @param {string} licence */
const licencesOf = (licence) =>
  isExpression(licence) ? [{ expression: licence.replace(/^\((.*)\)$/, '$1') }] : [{ license: { id: licence } }]

/** @param {string} integrity such as `sha512-…` in base64 */
function hashesOf(integrity) {
  const [algorithm = '', digest = ''] = integrity.split('-')
  if (algorithm !== 'sha512') return []
  return [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }]
}

/** @param {import('./locked-packages.mjs').LockedPackage} locked */
function componentOf({ name, version, license, integrity, dev, optional }) {
  const [group, bare] = name.startsWith('@') ? name.split('/') : [undefined, name]
  const hashes = hashesOf(integrity)
  return {
    type: 'library',
    'bom-ref': purlOf(name, version),
    ...(group && { group }),
    name: bare ?? name,
    version,
    // What is only for development is not part of a store that runs.
    scope: dev ? 'excluded' : optional ? 'optional' : 'required',
    ...(hashes.length > 0 && { hashes }),
    ...(license && { licenses: licencesOf(license) }),
    purl: purlOf(name, version),
  }
}

/** @param {import('./locked-packages.mjs').Lock} lock */
export function writeSbom(lock) {
  const packages = listPackages(lock)
  const refs = new Map(packages.map(({ path, name, version }) => [path, purlOf(name, version)]))
  const own = purlOf(lock.name, lock.version)
  const root = lock.packages[''] ?? {}
  const direct = Object.keys({ ...root.dependencies, ...root.optionalDependencies, ...Object(root).devDependencies })
  const edges = new Map([[own, direct.map((name) => resolve(lock.packages, '', name))]])
  for (const { path, dependencies } of packages) {
    const ref = refs.get(path) ?? ''
    edges.set(ref, [...(edges.get(ref) ?? []), ...dependencies])
  }
  /** The same version may lie in several folders. @type {Map<string, ReturnType<typeof componentOf>>} */
  const components = new Map()
  for (const locked of packages) {
    const component = componentOf(locked)
    const seen = components.get(component['bom-ref'])
    if (!seen || seen.scope === 'excluded') components.set(component['bom-ref'], component)
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': own,
        name: lock.name,
        version: lock.version,
        purl: own,
        licenses: licencesOf(root.license ?? ''),
      },
    },
    components: [...components.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
    dependencies: [...edges].map(([ref, needed]) => ({
      ref,
      dependsOn: [...new Set(needed.map((path) => refs.get(path ?? '')).filter((one) => one !== undefined))].toSorted(),
    })),
  }
}

/**
 * How many packages have which licence, most first.
 * @param {import('./locked-packages.mjs').LockedPackage[]} packages
 */
export function countLicences(packages) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const { license } of packages) counts.set(license, (counts.get(license) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])
}
