// Packages of Debian and Ubuntu that can be installed without asking: as root.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

function mayInstall() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/**
 * @param {string} name
 * @param {string} reason One sentence.
 * @returns {boolean} whether it was tried
 */
export function installDebianPackage(name, reason) {
  if (!mayInstall()) return false
  console.log(`${reason} Installing Debian's package ${name} …`)
  aptGet('update')
  aptGet('install', '-y', '--no-install-recommends', name)
  return true
}

/** @param {string[]} args */
function aptGet(...args) {
  const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) console.error(stderr)
}
