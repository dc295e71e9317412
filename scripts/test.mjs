// `npm test`: all checks and tests, from a fresh clone. Arguments go to the test runner.
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { prepareBrowser, requireBrowser } from './setup/browser.mjs'
import { buildPages } from './setup/build-pages.mjs'
import { wholeReport } from './setup/clause-titles.mjs'
import { install } from './setup/install.mjs'
import { createSteps } from './setup/progress.mjs'
import { fail, root, runtime } from './setup/runtime.mjs'

const chosen = process.argv.slice(2)
const started = Date.now()

/** @param {string[]} args */
const needsBrowser = (args) => !args.includes('--project') || args.includes('browser')
const browser = needsBrowser(chosen) ? requireBrowser() : undefined
if (browser && 'problem' in browser) fail(browser.problem)

const step = createSteps()
await install(step)
/** @param {string} path */
const bin = (path) => [runtime(), join(root, 'node_modules', path)]

const compiled = join(root, '.cache/compiled')
// The runner loads test files under a new name each time: what was compiled of them would pile up.
if (chosen.length === 0) rmSync(compiled, { recursive: true, force: true })

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
process.on('exit', () => {
  for (const child of running) child.kill()
})

/**
 * @param {string} name
 * @param {string[]} command
 * @returns {Promise<boolean>}
 */
function check(name, [program = '', ...args]) {
  const from = Date.now()
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      // What one process has compiled, the others need not: runners, stores, commands.
      NODE_COMPILE_CACHE: compiled,
    },
  })
  running.add(child)
  return new Promise((resolve) =>
    child.on('exit', (code) => {
      running.delete(child)
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - from) / 1000).toFixed(1)} s)`)
      resolve(code === 0)
    }),
  )
}

/** @type {Array<[name: string, command: string[]]>} */
const checks = [
  ['lock file', [runtime(), join(root, 'scripts/check-lock.mjs')]],
  ['format and lint', [...bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']],
  // The native compiler; version 6 stays for the tools that use its API. One checker takes 18 s of processor time, the
  // usual four 33 s: each of them reads the types that they share for itself, and the build keeps the cores busy.
  ['types', [...bin('typescript-7/bin/tsc'), '--noEmit', '--checkers', '1']],
  [
    'folder rules',
    [
      ...bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      'src',
      'demo',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err-long',
    ],
  ],
  ['nothing unused', bin('knip/bin/knip.js')],
]
/** Beside the build of the pages, which keeps one core busy. */
async function runChecks() {
  if (chosen.length > 0) return true
  const results = await Promise.all(checks.map(([name, command]) => check(name, command)))
  return results.every(Boolean)
}

const report = join(root, '.cache/vitest.json')
async function runTests() {
  const built = buildPages(step)
  // The database of the tests is prepared meanwhile; no test begins before the store of the journeys has its pages.
  if (chosen.length > 0) await built
  rmSync(report, { force: true })
  const [passed] = await Promise.all([check('tests', [...bin('vitest/vitest.mjs'), 'run', ...chosen]), built])
  return passed
}

async function checkBrowser() {
  const prepared = browser && (await step('Preparing the browser', prepareBrowser))
  if (prepared && 'problem' in prepared) fail(prepared.problem)
}

// Both the type check and the build need the types of the routes.
const [typed] = await Promise.all([
  check('route types', [...bin('@react-router/dev/bin.cjs'), 'typegen']),
  checkBrowser(),
])
const results = await Promise.all([runChecks(), runTests()])
if (chosen.length === 0 && existsSync(report)) {
  copyFileSync(report, wholeReport)
  results.push(await check('a test that passed for every clause', [runtime(), join(root, 'scripts/clauses.mjs')]))
}
const good = typed && results.every(Boolean)

const { numPassedTests = 0, numFailedTests = 0 } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
console.log(`\nall of it took ${((Date.now() - started) / 1000).toFixed(0)} s`)
console.log(`${numPassedTests} passed, ${numFailedTests} failed`)
process.exit(good ? 0 : 1)
