// What must run before anything is installed: only Node's own modules, on Node 20 and newer.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const windows = process.platform === 'win32'

const hashOf = (text) => createHash('sha256').update(text).digest('hex')

/** The Node that came with the dependencies, the same for everybody. */
export function runtime() {
  const names = [
    `node-${windows ? 'win' : process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ]
  for (const name of names) {
    const path = join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
    if (existsSync(path)) return path
  }
  return process.execPath
}

/** Installs when the lock file is not the one that was installed last. */
export function install() {
  const lock = hashOf(readFileSync(join(root, 'package-lock.json')))
  const marker = join(root, 'node_modules', '.installed-lock')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  console.log('Installing dependencies (only when they have changed) …')
  // Not `npm ci`: it refuses a lock file that does not name the binaries of every platform, and ours names those of
  // Linux. Elsewhere the lock would hide the right binaries, so there the exact versions of package.json must do.
  const lockFlag = process.platform === 'linux' ? '--no-save' : '--no-package-lock'
  const flags = [
    'install',
    lockFlag,
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const npm = process.env.npm_execpath
  const ended = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...flags], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', flags, { cwd: root, stdio: 'inherit', shell: windows })
  if (ended.status !== 0) fail('The dependencies could not be installed; npm said why above.')
  writeFileSync(marker, lock)
}

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* files(path)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path
  }
}

/** Sizes and times of everything the pages are built from: cheap, and any edit changes it. */
function sourceStamp() {
  const sources = [...files(join(root, 'src')), ...files(join(root, 'public'))]
  const single = ['vite.config.ts', 'react-router.config.ts', 'package-lock.json', 'scripts/build.mjs'].map((name) =>
    join(root, name),
  )
  return hashOf(
    [...sources, ...single]
      .map((path) => {
        const { size, mtimeMs } = statSync(path)
        return `${path} ${size} ${mtimeMs}`
      })
      .join('\n'),
  )
}

/** Builds the pages when a source is newer than the last build. */
export function build() {
  const stamp = sourceStamp()
  const marker = join(root, 'build', '.built-from')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === stamp) return
  console.log('Building the pages (only when they have changed) …')
  const ended = spawnSync(runtime(), [join(root, 'scripts/build.mjs')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (ended.status !== 0) fail('The pages could not be built; see above.')
  mkdirSync(dirname(marker), { recursive: true })
  writeFileSync(marker, stamp)
}

/** Runs a program of ours to its end, hands signals on, and ends as it ended. */
export function become(args, env = {}) {
  const child = spawn(runtime(), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

export function fail(message) {
  console.error(`ohmstead: ${message}`)
  process.exit(1)
}
