// Finds a browser for the tests. Only Node's own modules: it is asked before anything is installed.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackage } from './debian.mjs'
import { unpackBrowser } from './packed-browser.mjs'

/** Debian's small Chromium without a window: the suite takes two thirds of the time it takes with the full one. */
const DEBIAN_PACKAGE = 'chromium-headless-shell'

const PROGRAMS = [DEBIAN_PACKAGE, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const WINDOWS_PROGRAMS = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe']

const MAC_PROGRAMS = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium']

/**
 * @typedef {{ platform: string, arch: string, env: Record<string, string | undefined>, exists: (path: string) => boolean }} Machine
 * @typedef {{ path: string | 'packed' } | { problem: string }} Found
 */

/** @type {Machine} */
const thisMachine = { platform: process.platform, arch: process.arch, env: process.env, exists: existsSync }

/**
 * CHROME_PATH, else the one packed in the dependencies where it runs, else an installed one.
 * @param {Machine} machine
 * @param {{ packedRuns?: boolean }} known Whether the packed one can be started here. This is known once it is unpacked.
 * @returns {Found | undefined} undefined when there is none
 */
export function findBrowser({ platform, arch, env, exists } = thisMachine, { packedRuns = true } = {}) {
  if (env.CHROME_PATH)
    return exists(env.CHROME_PATH)
      ? { path: env.CHROME_PATH }
      : { problem: `CHROME_PATH is ${env.CHROME_PATH}, and there is no such file.` }
  if (packedRuns && platform === 'linux' && arch === 'x64') return { path: 'packed' }
  const path = usualPlaces(platform, env).find(exists)
  return path === undefined ? undefined : { path }
}

/**
 * @param {string} platform
 * @param {Machine['env']} env
 */
function usualPlaces(platform, env) {
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder ? WINDOWS_PROGRAMS.map((program) => `${folder}\\${program}`) : [],
    )
  const folders = [
    ...(env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
    '/opt/google/chrome',
  ]
  const mac = ['/Applications', `${env.HOME ?? ''}/Applications`]
  return [
    ...PROGRAMS.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name))),
    ...(platform === 'darwin' ? mac.flatMap((folder) => MAC_PROGRAMS.map((name) => join(folder, name))) : []),
  ]
}

/**
 * As above, and installs one where that is possible without asking: on Debian-based systems, as root.
 * @param {{ packedRuns?: boolean }} known
 * @returns {Found}
 */
export function requireBrowser(known = {}) {
  const found = findBrowser(thisMachine, known)
  if (found) return found
  installDebianPackage(DEBIAN_PACKAGE, 'No browser found for the tests.')
  return (
    findBrowser(thisMachine, known) ?? {
      problem: `The browser tests need Chrome or Chromium. Install one (Debian: apt-get install ${DEBIAN_PACKAGE}), or set CHROME_PATH.`,
    }
  )
}

/**
 * The same after the dependencies are installed: the packed one is unpacked, and another one is taken when it does not run.
 * @returns {Promise<{ path: string, env?: Record<string, string>, isPacked: boolean } | { problem: string }>}
 */
export async function prepareBrowser() {
  const found = requireBrowser()
  if ('problem' in found) return found
  if (found.path !== 'packed') return { path: found.path, isPacked: false }
  const unpacked = await unpackBrowser()
  if (unpacked) return { ...unpacked, isPacked: true }
  const other = requireBrowser({ packedRuns: false })
  return 'problem' in other ? other : { path: other.path, isPacked: false }
}
