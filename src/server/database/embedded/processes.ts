import { type SpawnOptions, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'

/** Whether a process is running. Zombies are not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // A process of another user cannot be signalled, but exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return !/^\d+ \(.*\) Z/.test(statusOf(pid))
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return '' // not Linux: zombies are not recognised
  }
}

/** Runs a program; its output is in the error when it fails. */
export function run(program: string, args: string[], options: SpawnOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
    })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} failed: ${said.trim()}`))))
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
