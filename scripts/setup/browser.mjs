// Finds a browser for the tests. Only Node's own modules: it is asked before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

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
 * @returns {Found | undefined} undefined when there is none
 */
export function findBrowser({ platform, arch, env, exists } = thisMachine) {
  if (env.CHROME_PATH)
    return exists(env.CHROME_PATH)
      ? { path: env.CHROME_PATH }
      : { problem: `CHROME_PATH is ${env.CHROME_PATH}, and there is no such file.` }
  if (platform === 'linux' && arch === 'x64') return { path: 'packed' }
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
 * @returns {Found}
 */
export function requireBrowser() {
  const found = findBrowser()
  if (found) return found
  if (mayInstall()) {
    console.log(`No browser found for the tests. Installing Debian's package ${DEBIAN_PACKAGE} …`)
    aptGet('update')
    aptGet('install', '-y', '--no-install-recommends', DEBIAN_PACKAGE)
  }
  return (
    findBrowser() ?? {
      problem: `The browser tests need Chrome or Chromium. Install one (Debian: apt-get install ${DEBIAN_PACKAGE}), or set CHROME_PATH.`,
    }
  )
}

/** @param {string[]} args */
function aptGet(...args) {
  const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) console.error(stderr)
}

function mayInstall() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'))
}
