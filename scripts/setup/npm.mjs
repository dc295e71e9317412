import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail } from './runtime.mjs'

const GUARD = fileURLToPath(new URL('./npm-guard.mjs', import.meta.url))

/** Nothing is asked of the registry but packages. */
const QUIET = ['--no-audit', '--no-fund', '--no-update-notifier']

/**
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function runNpm(args, cwd) {
  const cli = process.env.npm_execpath
  const npm = cli && basename(cli) === 'npm-cli.js' ? [process.execPath, cli] : ['npm']
  const child = spawn(process.execPath, [GUARD, ...npm, ...args, ...QUIET], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}

/**
 * After `npm ci --ignore-scripts`. npm runs scripts, and our commands, with the first Node on its path. That is the packed
 * one, which may need a library that is not installed: npm would leave out packages whose scripts fail, and no command
 * could explain why. So the packed Node leaves the path before any script runs.
 * @param {string} folder
 */
export async function runInstallScripts(folder) {
  for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(folder, 'node_modules/.bin', name), { force: true })
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const scripted = Object.keys(packages).filter(
    (path) => packages[path].hasInstallScript && existsSync(join(folder, path, 'package.json')),
  )
  if (scripted.length === 0) return
  const names = scripted.map((path) => path.replace('node_modules/', ''))
  const { code, output } = await runNpm(['rebuild', '--no-bin-links', ...names], folder)
  if (code !== 0) fail(`Install scripts failed. npm says:\n${output}`)
}
