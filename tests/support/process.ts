import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { freePort } from '#server/database/embedded/processes.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Compiled sources, kept from one process to the next, and a shorter way to find them: a start takes half of the time. */
export const COMPILED = {
  NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'),
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'runner/resolve-sources.mjs')).href}`,
}
/** For a first start on a slow and busy machine. */
const PATIENCE_MS = 240_000

export interface StoreProcess {
  child: ChildProcess
  url: string
  output: () => string
  /** Exit code once it has ended, whoever ended it. */
  ended: Promise<number | null>
  stop: () => Promise<number | null>
}

function launch(env: Record<string, string>, args: string[] = [], root = ROOT) {
  const child = spawn(process.execPath, ['--max-semi-space-size=16', 'src/app/server.ts', ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...COMPILED,
      PORT: '0',
      CATALOG_SIZE: '200',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
    })
  }
  // Its last output may arrive after its exit, but not after this event.
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, output: () => output, ended }
}

/** A store that is no demo and has a database of its own needs its address. */
async function addressFor({ DATABASE_URL, DEMO }: Record<string, string>): Promise<Record<string, string>> {
  if (!DATABASE_URL || DEMO === 'on') return {}
  const PORT = String(await freePort())
  return { PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}` }
}

/** A store in a process of its own, as `npm start` runs it, once it is open. `root`: where its sources are. */
export async function openStore(env: Record<string, string>, root?: string): Promise<StoreProcess> {
  const { child, output, ended } = launch({ ...(await addressFor(env)), ...env }, [], root)
  let gone = false
  void ended.then(() => {
    gone = true
  })
  for (let waited = 0; waited < PATIENCE_MS && !gone; waited += 50) {
    const url = /Ohmstead is open: (\S+)/.exec(output())?.[1]
    if (url) {
      const stop = () => {
        child.kill('SIGTERM')
        return ended
      }
      return { child, url: url.replace('localhost', '127.0.0.1'), output, ended, stop }
    }
    await sleep(50)
  }
  child.kill('SIGKILL')
  throw new Error(`the store did not open:\n${output()}`)
}

/** A start that is expected to end by itself: what it said and how it ended. */
export async function tryToOpen(
  env: Record<string, string>,
  args: string[] = [],
): Promise<{ code: number | null; output: string }> {
  const { child, output, ended } = launch(env, args)
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  const code = await ended
  clearTimeout(patience)
  return { code, output: output() }
}

export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'ohmstead-bad-day-'))
  await chmod(path, 0o755) // the database may run as another user
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) }
}

/** Asks until the answer is as expected; returns how long it took. */
export async function until(input: () => Promise<boolean>, patienceMs = 120_000): Promise<number> {
  const from = Date.now()
  while (Date.now() - from < patienceMs) {
    if (await input().catch(() => false)) return Date.now() - from
    await sleep(50)
  }
  throw new Error('it did not happen in time')
}
