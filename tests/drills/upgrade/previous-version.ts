import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../../..')

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

export interface Version {
  root: string
  name: string
  remove(): void
}

/** A commit of this repository in a folder of its own, with its packages and its pages. */
export function checkOut(commit: string, root: string): Version {
  git('worktree', 'add', '--detach', '--force', root, commit)
  const remove = () => void git('worktree', 'remove', '--force', root)
  try {
    if (lockOf(root) === lockOf(ROOT)) buildWithOurPackages(root)
    else buildWithItsPackages(root)
    return { root, name: git('log', '-1', '--format=%h %s', commit), remove }
  } catch (error) {
    remove()
    throw error
  }
}

const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')

const QUIETLY = ['ignore', 'ignore', 'inherit'] as const

/** Not its own command, which would install into the packages that are linked. */
function buildWithOurPackages(root: string): void {
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  const build =
    "import('./scripts/setup/build-pages.mjs').then(({ buildPages }) => buildPages((_, work) => work(() => {})))"
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: root, stdio: [...QUIETLY] })
}

/** Not `npm ci`: a newer npm may refuse the lock file of an older version. */
function buildWithItsPackages(root: string): void {
  for (const args of [
    ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'],
    ['run', 'build'],
  ])
    execFileSync('npm', args, { cwd: root, stdio: [...QUIETLY] })
}

/** The commit before this one; with changes that are not committed, this one. */
export function previousCommit(): string {
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD~1') : git('rev-parse', 'HEAD')
  } catch {
    process.stderr.write('This needs a clone with its history: git must be installed and know the commit before.\n')
    process.exit(2)
  }
}
