import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log.ts'

const PAUSE_MS = 500
const PATIENCE_MS = 20_000

/** Restarts a program whenever it exits, until it is stopped. */
export class SupervisedProcess {
  /** Its last fatal log line. */
  complaint = ''
  #child: ChildProcess
  #stopping = false
  readonly #launch: () => ChildProcess

  constructor(program: string, args: string[], user: { uid?: number; gid?: number }, log: Log) {
    this.#launch = () => {
      const child = spawn(program, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] })
      child.stderr.on('data', (chunk: Buffer) => {
        const fatal = chunk
          .toString('utf8')
          .split('\n')
          .find((line) => /\b(FATAL|PANIC)\b/.test(line))
        if (fatal) this.complaint = fatal.replace(/^.*?\b(FATAL|PANIC):\s*/, '')
      })
      child.on('exit', async (code, signal) => {
        if (this.#stopping) return
        log.error({ code, signal, complaint: this.complaint }, 'embedded database ended, starting it again')
        await sleep(PAUSE_MS)
        if (!this.#stopping) this.#child = this.#launch()
      })
      return child
    }
    this.#child = this.#launch()
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  async stop(): Promise<void> {
    this.#stopping = true
    if (this.hasEnded) return
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.kill('SIGINT') // PostgreSQL's fast shutdown: sessions are terminated, commits are kept
    const late = setTimeout(() => this.#child.kill('SIGQUIT'), PATIENCE_MS)
    await ended
    clearTimeout(late)
  }
}
