// One process at a time: `npm start` and `npm test` of the same clone may begin together.
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const ASK_AGAIN_MS = 200

/**
 * Runs `work` while this process holds the lock file. The lock of a process that is gone does not count.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 */
export async function exclusively(path, work) {
  mkdirSync(dirname(path), { recursive: true })
  for (let told = false; !take(path); ) {
    // The lock of a process that ended without removing it is gone now.
    if (!existsSync(path)) continue
    if (!told) console.log(`Waiting for another process of this clone (${path}) …`)
    told = true
    await sleep(ASK_AGAIN_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

/** @param {string} path */
function take(path) {
  // A link appears with its content; a file that is created is empty for a moment.
  const own = `${path}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, path)
    return true
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(own)
  }
  if (!isRunning(ownerOf(path))) rmSync(path, { force: true })
  return false
}

/** @param {string} path */
function ownerOf(path) {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch {
    return 0
  }
}

/** @param {number} pid */
function isRunning(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
const isCode = (error, code) => error instanceof Error && 'code' in error && error.code === code
