// `npm run release -- <folder> [--database] [--no-node]`: what a server needs to run the store, and nothing to build it with.
import { execFileSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPages } from './setup/build-pages.mjs'
import { install } from './setup/install.mjs'
import { runInstallScripts } from './setup/npm.mjs'
import { createSteps } from './setup/progress.mjs'
import { copyReleased, finishRelease } from './setup/released-files.mjs'
import { fail } from './setup/runtime.mjs'

const HELP = `npm run release -- <folder> [--database] [--no-node]

Writes what a server needs into a new folder. It needs a PostgreSQL (DATABASE_URL); --database adds the embedded one.
--no-node leaves out the packed Node, where one of version 22.18 or newer is installed, as in an image.`

const { values, positionals } = readArguments()
const [target] = positionals
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
if (!target) fail('Say where to: npm run release -- /opt/ohmstead/releases/1')
const folder = resolve(process.env.INIT_CWD ?? '.', target)
if (existsSync(folder)) fail(`${folder} is there already.`)

const step = createSteps()
await install(step)
await buildPages(step)

// It has its name only when it is complete.
const partial = join(dirname(folder), `.${basename(folder)}.partial`)
rmSync(partial, { recursive: true, force: true })
copyReleased(partial)
await step('Installing what it needs to run', async () => {
  execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--loglevel=error'], {
    cwd: partial,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  await runInstallScripts(partial)
})
finishRelease(partial, { database: values.database === true, node: values['no-node'] !== true })
renameSync(partial, folder)
console.log(`${folder} is ready. Start it with: node ${join(folder, 'scripts/start.mjs')}`)

function readArguments() {
  try {
    const flag = /** @type {const} */ ({ type: 'boolean', default: false })
    return parseArgs({ allowPositionals: true, options: { database: flag, 'no-node': flag, help: flag } })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${HELP}`)
  }
}
