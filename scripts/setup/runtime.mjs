// What must run before anything is installed: only Node's own modules, on Node 20 and newer.
import './require-node.mjs'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
/** A release (`npm run release`) is installed and built already. */
export const isRelease = existsSync(join(root, '.release'))
const isWindows = process.platform === 'win32'

/** The first version that runs TypeScript as it is. */
const OLDEST_FOR_TYPESCRIPT = [22, 18]

/** The Node that came with the dependencies, the same for everybody. */
export function runtime() {
  const system = isWindows ? 'win' : process.platform
  for (const name of [`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`]) {
    const path = join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
    if (existsSync(path)) return path
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_FOR_TYPESCRIPT
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    fail(
      `No Node is packed for ${process.platform}-${process.arch}; here Node ${OLDEST_FOR_TYPESCRIPT.join('.')} or newer must be installed.`,
    )
  return process.execPath
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
