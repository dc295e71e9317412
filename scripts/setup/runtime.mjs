// What must run before anything is installed: only Node's own modules, on Node 20 and newer.
import './require-node.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installDebianPackage } from './debian.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
/** A release (`npm run release`) is installed and built already. */
export const isRelease = existsSync(join(root, '.release'))
const isWindows = process.platform === 'win32'

/** The first version that runs TypeScript as it is. */
const OLDEST_FOR_TYPESCRIPT = [22, 18]

/** Of Debian and Ubuntu. */
const NODE_LIBRARY = 'libatomic1'

/** @type {string | undefined} */
let chosen

/** The Node that came with the dependencies, the same for everybody, or this one where that does not start. */
export function runtime() {
  chosen ??= chooseRuntime()
  return chosen
}

function chooseRuntime() {
  const packed = findPacked()
  const missing = packed && missingLibrary(packed)
  if (packed && missing === undefined) return packed
  if (runsTypeScript()) return process.execPath
  if (!packed)
    return fail(
      `No Node is packed for ${process.platform}-${process.arch}; here Node ${OLDEST_FOR_TYPESCRIPT.join('.')} or newer must be installed.`,
    )
  if (
    installDebianPackage(NODE_LIBRARY, `The Node that comes with the dependencies does not start (${missing}).`) &&
    !missingLibrary(packed)
  )
    return packed
  return fail(
    `The Node that comes with the dependencies does not start (${missing}). Install ${NODE_LIBRARY} (Debian and Ubuntu; elsewhere libatomic) or Node ${OLDEST_FOR_TYPESCRIPT.join('.')} or newer.`,
  )
}

function findPacked() {
  const system = isWindows ? 'win' : process.platform
  return [`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`]
    .map((name) => join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node'))
    .find((path) => existsSync(path))
}

/**
 * Why a program does not start, in the words of the system; undefined when it does. Node 26 needs a library that small
 * installations of Linux lack.
 * @param {string} program
 */
function missingLibrary(program) {
  const { status, stderr, error } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  if (status === 0) return undefined
  const library = /(lib\S+): cannot open/.exec(stderr)?.[1]
  return library ? `${library} is missing` : (error?.message ?? `it ended with ${status}`)
}

function runsTypeScript() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_FOR_TYPESCRIPT
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/**
 * Runs a program of ours to its end, hands signals on, and ends as it ended.
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
export function become(args, env = {}) {
  const child = spawn(runtime(), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/**
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(`ohmstead: ${message}`)
  process.exit(1)
}
