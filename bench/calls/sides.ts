import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkOut, ROOT } from '#tests/drills/upgrade/previous-version.ts'
import { openStore, type StoreProcess, temporaryFolder } from '#tests/support/process.ts'

/** Other versions with their pages, and the catalogues they made; kept between runs. */
const KEPT = join(ROOT, '.cache/bench')

/** Both versions on copies of one catalogue, each in a process of its own with a database of its own. */
export interface Sides {
  before: StoreProcess
  now: StoreProcess
  /** Such as "9ffa8baa Keep counts exact". */
  name: string
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

/** The older version makes the catalogue; this one brings its copy up to its own schema, as an upgrade does. */
export async function withSides<T>(commit: string, size: number, work: (sides: Sides) => Promise<T>): Promise<T> {
  const sha = git('rev-parse', '--verify', `${commit}^{commit}`)
  git('merge-base', '--is-ancestor', sha, 'HEAD')
  const root = await keep(sha, async (path) => checkOut(sha, path))
  const data = await keep(`${sha}-${size}`, (path) => makeCatalogue(path, root, size))
  const folder = await temporaryFolder()
  const opened: StoreProcess[] = []
  const open = async (name: string, from: string) => {
    const copy = join(folder.path, name)
    // Keeps the owner: the database may run as another user.
    execFileSync('cp', ['-a', data, copy])
    const store = await openStore(environmentOf(copy, size), from)
    opened.push(store)
    return store
  }
  try {
    const before = await open('before', root)
    const now = await open('now', ROOT)
    return await work({ before, now, name: git('log', '-1', '--format=%h %s', sha) })
  } finally {
    for (const store of opened) await store.stop()
    await folder.remove()
  }
}

/** Without the hook of tests, which finds the sources of this version only. */
const environmentOf = (folder: string, size: number) => ({
  NODE_OPTIONS: '',
  DATA_DIR: folder,
  CATALOG_SIZE: String(size),
  LOG_LEVEL: 'error',
})

/** A folder that is complete when its mark is there. */
async function keep(name: string, make: (path: string) => Promise<unknown>): Promise<string> {
  const path = join(KEPT, name)
  const mark = `${path}.complete`
  if (existsSync(mark)) return path
  await mkdir(KEPT, { recursive: true })
  await rm(path, { recursive: true, force: true })
  git('worktree', 'prune')
  process.stderr.write(`Preparing ${name} …\n`)
  await make(path)
  await writeFile(mark, '')
  return path
}

async function makeCatalogue(path: string, root: string, size: number): Promise<void> {
  await mkdir(path, { mode: 0o755 })
  const store = await openStore(environmentOf(path, size), root)
  await store.stop()
}
