import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeAddressedLock, writeAddressedLock } from './addressed-lock.mjs'
import { exclusively } from './exclusive.mjs'
import { fail, isRelease, root } from './runtime.mjs'

const GUARD = fileURLToPath(new URL('./npm-guard.mjs', import.meta.url))
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
  const ci = () =>
    runNpm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'], folder)
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

/**
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runNpm(args, cwd) {
  const cli = process.env.npm_execpath
  const npm = cli && basename(cli) === 'npm-cli.js' ? [process.execPath, cli] : ['npm']
  const child = spawn(process.execPath, [GUARD, ...npm, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}
