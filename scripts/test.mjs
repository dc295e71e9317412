// `npm test`: everything that must hold, from a fresh clone. Arguments go to the test runner.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, root, runtime } from './runtime.mjs'

install()
const bin = (path) => [runtime(), join(root, 'node_modules', path)]
const started = Date.now()

function step(name, [program, ...args]) {
  const from = Date.now()
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  })
  return new Promise((resolve) =>
    child.on('exit', (code) => {
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - from) / 1000).toFixed(1)} s)`)
      resolve(code === 0)
    }),
  )
}

const chosen = process.argv.slice(2)
const checks = [
  ['format and lint', [...bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']],
  ['types', [...bin('typescript/bin/tsc'), '--noEmit']],
  [
    'folder rules',
    [
      ...bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      'src',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err-long',
    ],
  ],
  ['a test for every clause', [runtime(), join(root, 'scripts/clauses.mjs')]],
  ['nothing unused', [...bin('knip/bin/knip.js')]],
]
let good = true
if (chosen.length === 0) {
  good = await step('route types', [...bin('@react-router/dev/bin.cjs'), 'typegen'])
  const results = await Promise.all(checks.map(([name, command]) => step(name, command)))
  good = good && results.every(Boolean)
}

build()
const report = join(root, '.cache/vitest.json')
rmSync(report, { force: true })
good = (await step('tests', [...bin('vitest/vitest.mjs'), 'run', ...chosen])) && good

const { numPassedTests = 0, numFailedTests = 0 } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
console.log(`\nall of it took ${((Date.now() - started) / 1000).toFixed(0)} s`)
console.log(`${numPassedTests} passed, ${numFailedTests} failed`)
process.exit(good ? 0 : 1)
