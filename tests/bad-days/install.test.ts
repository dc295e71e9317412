import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isAlive } from '#server/database/embedded/processes.ts'
import { temporaryFolder, until } from '../support/process.ts'

const SETUP = join(import.meta.dirname, '../../scripts/setup')

let folder: Awaited<ReturnType<typeof temporaryFolder>>
const path = (...names: string[]) => join(folder.path, ...names)
const marker = () => readFileSync(path('node_modules/.installed-lock'), 'utf8')

/** A project with one package, which is a folder beside it: npm installs it without a network. */
beforeAll(async () => {
  folder = await temporaryFolder()
  await mkdir(path('part'))
  const part = { name: 'part', version: '1.0.0' }
  await writeFile(path('part/package.json'), JSON.stringify(part))
  const project = { name: 'project', version: '1.0.0', dependencies: { part: 'file:part' } }
  await writeFile(path('package.json'), JSON.stringify(project))
  const packages = { '': project, 'node_modules/part': { resolved: 'part', link: true }, part }
  await writeFile(
    path('package-lock.json'),
    JSON.stringify({ name: 'project', version: '1.0.0', lockfileVersion: 3, requires: true, packages }),
  )
})
afterAll(() => folder.remove())
beforeEach(() => rm(path('node_modules'), { recursive: true, force: true }))

/** As `npm start` begins. */
function startInstall(
  project = folder.path,
  env: NodeJS.ProcessEnv = {},
): { child: ChildProcess; ended: Promise<{ code: number | null; output: string }> } {
  const code = `
    import { install } from ${JSON.stringify(pathToFileURL(join(SETUP, 'install.mjs')).href)}
    import { createSteps } from ${JSON.stringify(pathToFileURL(join(SETUP, 'progress.mjs')).href)}
    await install(createSteps(), ${JSON.stringify(project)})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
    })
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, output }))) }
}

const install = () => startInstall().ended
const isWhole = () => existsSync(path('node_modules/part/package.json'))

test('a complete install is not repeated', async () => {
  const first = await install()
  expect(first.code).toBe(0)
  expect(first.output).toMatch(/^Installing dependencies …\n/)
  expect(isWhole()).toBe(true)
  expect(await install()).toEqual({ code: 0, output: '' })
})

test('a killed install is repeated by the next start', async () => {
  const first = startInstall()
  await until(async () => existsSync(path('.cache/install.lock')))
  first.child.kill('SIGKILL')
  await first.ended
  expect(await install()).toMatchObject({ code: 0 })
  expect(isWhole()).toBe(true)
  expect(marker()).toContain(`${process.platform}-${process.arch}`)
})

test('packages of another platform are detected and replaced', async () => {
  await install()
  await writeFile(path('node_modules/.installed-lock'), marker().replace(/^\S+/, 'otheros-x64'))
  await writeFile(path('node_modules/foreign.node'), 'of the other machine')
  expect(await install()).toMatchObject({ code: 0 })
  expect(existsSync(path('node_modules/foreign.node'))).toBe(false)
  expect(isWhole()).toBe(true)
})

test('two concurrent starts install once: the second waits', async () => {
  const ends = await Promise.all([install(), install()])
  expect(ends.map(({ code }) => code)).toEqual([0, 0])
  expect(ends.filter(({ output }) => output.includes('Installing dependencies'))).toHaveLength(1)
})

test('a failed npm ends the start with its output, and nothing counts as installed', async () => {
  const project = readFileSync(path('package.json'), 'utf8')
  await writeFile(path('package.json'), project.replace('{"part"', '{"not-in-the-lock":"file:other","part"'))
  const { code, output } = await install()
  await writeFile(path('package.json'), project)
  expect(code).toBe(1)
  expect(output).toMatch(/ohmstead: The dependencies could not be installed\. npm says:\n.*not-in-the-lock/s)
  expect(existsSync(path('node_modules/.installed-lock'))).toBe(false)
})

describe('a package of a registry', () => {
  const project = () => path('remote')
  let tarball: Buffer

  /** A project with one package that only the registry has. */
  beforeAll(async () => {
    await mkdir(path('packed/package'), { recursive: true })
    await writeFile(path('packed/package/package.json'), JSON.stringify({ name: 'remote-part', version: '1.0.0' }))
    spawnSync('tar', ['-czf', 'part.tgz', 'package'], { cwd: path('packed') })
    tarball = readFileSync(path('packed/part.tgz'))
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
    const remote = { name: 'remote', version: '1.0.0', dependencies: { 'remote-part': '1.0.0' } }
    const packages = { '': remote, 'node_modules/remote-part': { version: '1.0.0', integrity } }
    await mkdir(project())
    await writeFile(join(project(), 'package.json'), JSON.stringify(remote))
    await writeFile(
      join(project(), 'package-lock.json'),
      JSON.stringify({ name: 'remote', version: '1.0.0', lockfileVersion: 3, requires: true, packages }),
    )
  })
  beforeEach(() => rm(join(project(), 'node_modules'), { recursive: true, force: true }))

  /** Installs from a registry that has the package at this address; returns what npm asked for. */
  async function installFrom(address: string, cache: string): Promise<string[]> {
    const asked: string[] = []
    const registry = createServer(({ url = '', headers }, response) => {
      asked.push(url)
      const dist = { tarball: `http://${headers.host}${address}` }
      const versions = { '1.0.0': { name: 'remote-part', version: '1.0.0', dist } }
      if (url === address) response.end(tarball)
      else if (url === '/remote-part') response.end(JSON.stringify({ name: 'remote-part', versions }))
      else response.writeHead(404).end('{}')
    })
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
    const { port } = registry.address() as AddressInfo // it listens on a port
    const env = { npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: path(cache) }
    const { code, output } = await startInstall(project(), env).ended
    registry.close()
    expect(code, output).toBe(0)
    expect(existsSync(join(project(), 'node_modules/remote-part/package.json'))).toBe(true)
    expect(existsSync(join(project(), 'npm-shrinkwrap.json'))).toBe(false)
    return asked
  }

  test('is fetched without the list of its versions', async () => {
    expect(await installFrom('/remote-part/-/remote-part-1.0.0.tgz', 'cache-1')).toEqual([
      '/remote-part/-/remote-part-1.0.0.tgz',
    ])
  })

  test('is found where the registry says when it is not at the usual address', async () => {
    expect(await installFrom('/files/1', 'cache-2')).toEqual([
      '/remote-part/-/remote-part-1.0.0.tgz',
      '/remote-part',
      '/files/1',
    ])
  })
})

test('npm is stopped when its start is killed', async () => {
  const npm = 'console.log(process.pid); setInterval(() => {}, 1000)'
  const guard = fork(join(SETUP, 'npm-guard.mjs'), [process.execPath, '--eval', npm], { stdio: 'pipe' })
  const pid = Number(await new Promise((resolve) => guard.stdout?.once('data', resolve)))
  expect(isAlive(pid)).toBe(true)
  guard.disconnect()
  await until(async () => !isAlive(pid))
})
