import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** npm takes it before package-lock.json. It is there while npm installs, or when an install was killed. */
const ADDRESSED_LOCK = 'npm-shrinkwrap.json'

/**
 * package-lock.json names no registry, so that each may have its own. But where npm does not know the address of a
 * package, it reads the list of all versions first: an install took 47 s of processor time instead of 24.
 * @param {string} folder
 * @param {string} lock
 * @param {string} registry
 */
export function writeAddressedLock(folder, lock, registry) {
  const { packages, ...rest } = JSON.parse(lock)
  const addressed = Object.entries(packages).map(([path, entry]) => [path, withAddress(path, entry, registry)])
  writeFileSync(
    join(folder, ADDRESSED_LOCK),
    JSON.stringify({ ...rest, packages: Object.fromEntries(addressed) }, undefined, 2),
  )
}

/** @param {string} folder */
export const removeAddressedLock = (folder) => rmSync(join(folder, ADDRESSED_LOCK), { force: true })

/**
 * The address that registries have in common. One with others answers 404.
 * @param {string} path
 * @param {{ name?: string, version?: string, integrity?: string, resolved?: string }} entry
 * @param {string} registry
 */
function withAddress(path, entry, registry) {
  const name = entry.name ?? path.split('node_modules/').at(-1) ?? ''
  if (!entry.integrity || entry.resolved || !path.includes('node_modules/')) return entry
  const file = `${name.split('/').at(-1)}-${entry.version}.tgz`
  return { ...entry, resolved: `${registry.replace(/\/$/, '')}/${name}/-/${file}` }
}
