import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { COMPILED, temporaryFolder, until } from '../support/process.ts'
import { test } from '../support/visitor.ts'

const ROOT = join(import.meta.dirname, '../..')
const CLONED = [
  'src',
  'demo',
  'public',
  'db',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
]

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: ChildProcess
let output = ''
/** Every start of the server takes another port here. */
const address = () => [...output.matchAll(/Ohmstead is open: (\S+)/g)].at(-1)?.[1]?.replace('localhost', '127.0.0.1')

/** A clone of its own, so that its files can be edited, with the packages of this one. */
beforeAll(async () => {
  folder = await temporaryFolder()
  const clone = join(folder.path, 'clone')
  await mkdir(clone)
  await Promise.all(CLONED.map((name) => cp(join(ROOT, name), join(clone, name), { recursive: true })))
  await symlink(join(ROOT, 'node_modules'), join(clone, 'node_modules'), 'junction')
  server = spawn(process.execPath, ['scripts/dev/dev.ts'], {
    cwd: clone,
    env: {
      PATH: process.env.PATH,
      ...COMPILED,
      NODE_ENV: 'development',
      PORT: '0',
      CATALOG_SIZE: '0',
      DATA_DIR: './data',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
    })
  await until(async () => address() !== undefined, 280_000).catch(() => expect.fail(output))
})

afterAll(async () => {
  const ended = new Promise((resolve) => server.on('exit', resolve))
  server.kill('SIGTERM')
  await ended
  await folder.remove()
})

async function edit(file: string, from: string, to: string) {
  const path = join(folder.path, 'clone', file)
  const text = await readFile(path, 'utf8')
  expect(text, file).toContain(from)
  await writeFile(path, text.replace(from, to))
}

const health = async () => (await (await fetch(`${address()}/api/health`)).json()).msg

test('`npm run dev` shows edits of pages and styles without a reload, and restarts for the server', {
  timeout: 600_000,
}, async ({ desktop: { page, expectProblem } }) => {
  // Vite logs to the console, and the server is restarted under an open page.
  expectProblem(/\[vite\]|Outdated Optimize Dep|\b504\b|ERR_CONNECTION/)
  // Every module is compiled for the first page, which takes minutes on a busy machine.
  const timeout = 280_000
  await page.goto(`${address()}/`, { timeout })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout })
  // Vite reloads the page when a lazily loaded part needs another package.
  await page.waitForLoadState('networkidle', { timeout })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const isSameDocument = () => page.evaluate(() => 'sameDocument' in window)

  const heading = page.getByRole('heading', { level: 1 })
  await edit('src/app/pages/home/hero.tsx', 'Find parts by number,', 'Find parts by name,')
  await expect.poll(() => heading.textContent()).toContain('Find parts by name,')
  const spacing = () => heading.evaluate((element) => getComputedStyle(element).letterSpacing)
  await edit(
    'src/web/styles/base.css',
    '@layer base {',
    '@layer base {\n  h1 {\n    letter-spacing: 7px !important;\n  }\n',
  )
  await expect.poll(spacing).toBe('7px')
  expect(await isSameDocument()).toBe(true)

  expect(await health()).toBe('ok')
  await edit('src/server/http/self-description.ts', "envelope(0, 'ok'", "envelope(0, 'edited'")
  await until(async () => (await health()) === 'edited')

  await edit('src/server/http/self-description.ts', "envelope(0, 'edited'", "envelope(0, 'edited")
  await until(async () => output.includes('Waiting for the next edit'))
  await edit('src/server/http/self-description.ts', "envelope(0, 'edited", "envelope(0, 'fixed'")
  await until(async () => (await health()) === 'fixed')
})
