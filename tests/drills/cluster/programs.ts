import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants, createWriteStream, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Owner } from '#server/database/embedded/embedded-owner.ts'

/** Where Debian has PostgreSQL 15; another place may be given. */
export const POSTGRES_BIN = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin'

/** Folders of servers are not in everybody's PATH. */
const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', POSTGRES_BIN]

export function findProgram(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find((path) => {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** Ends the drill with what to install, when something is not there. */
export function requirePrograms(packages: Record<string, string>): void {
  const missing = Object.entries(packages).filter(([program]) => !findProgram(program))
  if (missing.length === 0) return
  const names = [...new Set(missing.map(([, name]) => name))].join(' ')
  process.stderr.write(`Not installed: ${missing.map(([program]) => program).join(', ')}.\n`)
  process.stderr.write(`On Debian: apt-get install ${names}, then stop the services that come with them.\n`)
  process.exit(2)
}

/** What the drill has started, so that it can be ended whatever happens. */
export class Programs {
  readonly #folder: string
  readonly #running = new Map<string, ChildProcess>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Its output goes to `<name>.log` in the folder of the drill. */
  start(name: string, program: string, args: string[], owner: Owner = {}, env: Record<string, string> = {}): number {
    const path = findProgram(program) ?? program
    const child = spawn(path, args, {
      ...owner,
      cwd: this.#folder,
      env: { PATH: FOLDERS.join(':'), LANG: 'C.UTF-8', HOME: this.#folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A Ctrl-C of the terminal is for the drill, which ends them in order.
      detached: true,
    })
    const log = createWriteStream(join(this.#folder, `${name}.log`), { flags: 'a' })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => log.write(bytes))
    child.on('error', (error) => log.write(String(error)))
    this.#running.set(name, child)
    return child.pid ?? 0
  }

  pidOf(name: string): number {
    return this.#running.get(name)?.pid ?? 0
  }

  async kill(name: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#running.get(name)
    this.#running.delete(name)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    if (signal !== 'SIGKILL') setTimeout(() => child.kill('SIGKILL'), 5000).unref()
    await ended
  }

  async killAll(): Promise<void> {
    for (const name of [...this.#running.keys()].reverse()) await this.kill(name, 'SIGTERM')
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    if (pid > 1) process.kill(pid, name)
  } catch {
    // It has ended by itself.
  }
}

/** All processes below one, in any depth. */
export function descendantsOf(parent: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      parents.set(Number(name), Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]))
    } catch {
      // It has ended meanwhile.
    }
  }
  const below = (pid: number): number[] =>
    [...parents].flatMap(([child, itsParent]) => (itsParent === pid ? [child, ...below(child)] : []))
  return below(parent)
}
