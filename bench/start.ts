import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { temporaryFolder, until } from '#tests/support/process.ts'
import { report } from './figures.ts'

const ROOT = join(import.meta.dirname, '..')
const PORT = '3977'

/** `npm start` in a fresh clone, install included, until the home page answers; then once more. */
export async function measureStart(): Promise<void> {
  const folder = await temporaryFolder()
  const clone = join(folder.path, 'clone')
  execFileSync('git', ['clone', '--quiet', ROOT, clone])
  try {
    for (const [figure, bar] of [
      ['start.fresh_clone', 180],
      ['start.second', 6],
    ] as const) {
      const from = performance.now()
      const child = spawn('npm', ['start'], {
        cwd: clone,
        env: { ...process.env, PORT, LOG_LEVEL: 'error' },
        stdio: 'ignore',
        detached: true,
      })
      await until(async () => (await fetch(`http://127.0.0.1:${PORT}/`)).status === 200, 600_000)
      report(figure, (performance.now() - from) / 1000, 's', { bar })
      const ended = new Promise((resolve) => child.on('exit', resolve))
      process.kill(-(child.pid ?? 0), 'SIGTERM')
      await ended
    }
  } finally {
    await folder.remove()
  }
}
