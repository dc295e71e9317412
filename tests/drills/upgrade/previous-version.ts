import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '#scripts/setup/install.mjs'
import { createSteps } from '#scripts/setup/progress.mjs'

export const ROOT = join(import.meta.dirname, '../../..')

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

export interface Version {
  root: string
  name: string
  remove(): void
}

/** A commit of this repository in a folder of its own, with its packages and its pages. */
export async function checkOut(commit: string, root: string): Promise<Version> {
  git('worktree', 'add', '--detach', '--force', root, commit)
  const remove = () => void git('worktree', 'remove', '--force', root)
  try {
    await addPackages(root)
    // Not its own command, which would install into the packages that are linked.
    const build =
      "import('./scripts/setup/build-pages.mjs').then(({ buildPages }) => buildPages((_, work) => work(() => {})))"
    execFileSync(process.execPath, ['--input-type=module', '-e', build], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return { root, name: git('log', '-1', '--format=%h %s', commit), remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** Ours when they are the same ones, or its own. */
async function addPackages(root: string): Promise<void> {
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lockOf(root) === lockOf(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  else await install(createSteps(process.stderr), root)
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
