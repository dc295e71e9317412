import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeAddressedLock, writeAddressedLock } from './addressed-lock.mjs'
import { exclusively } from './exclusive.mjs'
import { runInstallScripts, runNpm } from './npm.mjs'
import { fail, isRelease, root } from './runtime.mjs'

const COUNT_MS = 500

/** @typedef {import('./progress.mjs').Step} Step */

/**
 * Installs what package-lock.json names, unless exactly that is installed for this machine. The marker is written last
 * and removed first: an install that was cut short, or was copied from another kind of machine, is done again.
 * @param {Step} step
 */
export async function install(step, folder = root) {
  if (isRelease) return
  const marker = join(folder, 'node_modules/.installed-lock')
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const wanted = `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}`
  const isInstalled = () => existsSync(marker) && readFileSync(marker, 'utf8') === wanted
  if (isInstalled()) return
  await exclusively(join(folder, '.cache/install.lock'), async () => {
    if (isInstalled()) return
    rmSync(marker, { force: true })
    const packages = packagesFor(lock)
    const { code, output } = await step('Installing dependencies', (report) => {
      const count = () => packages.filter((path) => existsSync(join(folder, path, 'package.json'))).length
      const timer = setInterval(() => report(`${count()} of ${packages.length} packages`), COUNT_MS)
      return installLocked(lock, folder).finally(() => clearInterval(timer))
    })
    if (code !== 0) fail(`The dependencies could not be installed. npm says:\n${output}`)
    await runInstallScripts(folder)
    writeFileSync(marker, wanted)
  })
}

/**
 * With the addresses of the packages, or without them where the registry has others.
 * @param {string} lock
 * @param {string} folder
 */
async function installLocked(lock, folder) {
  removeAddressedLock(folder)
  const ci = () => runNpm(['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--loglevel=error'], folder)
  const { output } = await runNpm(['config', 'get', 'registry'], folder)
  const registry = /^https?:\/\/\S+$/m.exec(output)?.[0]
  if (!registry) return ci()
  writeAddressedLock(folder, lock, registry)
  const done = await ci().finally(() => removeAddressedLock(folder))
  return done.code !== 0 && /\bE40\d\b/.test(done.output) ? ci() : done
}

/**
 * Folders of the packages that npm installs on this machine.
 * @param {string} lock
 */
function packagesFor(lock) {
  const { packages } = JSON.parse(lock)
  return Object.keys(packages).filter((path) => {
    const { os, cpu, libc } = packages[path]
    const fits = (/** @type {string[] | undefined} */ named, /** @type {string} */ own) => !named || named.includes(own)
    return path !== '' && fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, 'glibc')
  })
}
