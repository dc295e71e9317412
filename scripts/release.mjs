// `npm run release -- <folder>`: what a server needs to run the store, and nothing to build it with.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { buildPages } from './setup/build-pages.mjs'
import { install } from './setup/install.mjs'
import { runInstallScripts } from './setup/npm.mjs'
import { createSteps } from './setup/progress.mjs'
import { isNeededToRun, RELEASED, RELEASED_FOR_SERVERS } from './setup/released-files.mjs'
import { fail, root } from './setup/runtime.mjs'

const [target] = process.argv.slice(2)
if (!target) fail('Say where to: npm run release -- /opt/ohmstead/releases/1')
const folder = resolve(process.env.INIT_CWD ?? '.', target)
if (existsSync(folder)) fail(`${folder} is there already.`)

const step = createSteps()
await install(step)
await buildPages(step)

// It has its name only when it is complete.
const partial = join(dirname(folder), `.${basename(folder)}.partial`)
rmSync(partial, { recursive: true, force: true })
mkdirSync(partial, { recursive: true })
for (const name of [...RELEASED, ...RELEASED_FOR_SERVERS]) {
  const from = join(root, name)
  cpSync(from, join(partial, name), { recursive: true, filter: (path) => isNeededToRun(path.slice(root.length)) })
}
await step('Installing what it needs to run', async () => {
  execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--loglevel=error'], {
    cwd: partial,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  await runInstallScripts(partial)
})
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
writeFileSync(join(partial, '.release'), `${version}\n`)
renameSync(partial, folder)
console.log(`${folder} is ready. Start it with: node ${join(folder, 'scripts/start.mjs')}`)
