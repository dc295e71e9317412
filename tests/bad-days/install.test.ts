import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isAlive } from '#server/database/embedded/processes.ts'
import { temporaryFolder, until } from '../support/process.ts'

const SETUP = join(import.meta.dirname, '../../scripts/setup')
const PACKED_BROWSER = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium')

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

test('install scripts run, but not with a Node that came with the packages and does not start', async () => {
  const project = path('scripted')
  await mkdir(join(project, 'packed/package'), { recursive: true })
  const manifest = {
    name: 'scripted-part',
    version: '1.0.0',
    bin: { node: 'node.sh' },
    scripts: { postinstall: 'node write.mjs' },
  }
  const part = join(project, 'packed/package')
  await writeFile(join(part, 'package.json'), JSON.stringify(manifest))
  await writeFile(join(part, 'node.sh'), '#!/bin/sh\necho no such library >&2\nexit 127\n', { mode: 0o755 })
  await writeFile(join(part, 'write.mjs'), "import { writeFileSync } from 'node:fs'\nwriteFileSync('written', '')\n")
  spawnSync('tar', ['-czf', '../part.tgz', 'package'], { cwd: join(project, 'packed') })
  const integrity = `sha512-${createHash('sha512')
    .update(readFileSync(join(project, 'part.tgz')))
    .digest('base64')}`
  const resolved = 'file:part.tgz'
  const dependencies = { 'scripted-part': resolved }
  const own = { name: 'scripted', version: '1.0.0', dependencies, allowScripts: { 'scripted-part': true } }
  const entry = { version: '1.0.0', resolved, integrity, hasInstallScript: true, bin: manifest.bin }
  const packages = { '': own, 'node_modules/scripted-part': entry }
  await writeFile(join(project, 'package.json'), JSON.stringify(own))
  await writeFile(
    join(project, 'package-lock.json'),
    JSON.stringify({ name: 'scripted', version: '1.0.0', lockfileVersion: 3, requires: true, packages }),
  )
  const { code, output } = await startInstall(project).ended
  expect(code, output).toBe(0)
  expect(existsSync(join(project, 'node_modules/scripted-part/written'))).toBe(true)
  expect(existsSync(join(project, 'node_modules/.bin/node'))).toBe(false)
})

describe.runIf(process.platform === 'linux')('a packed Node that lacks a library of the system', () => {
  beforeAll(async () => {
    await cp(SETUP, path('small/scripts/setup'), { recursive: true })
    const packed = path('small/node_modules', `node-linux-${process.arch}/bin`)
    await mkdir(packed, { recursive: true })
    const complaint = 'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file'
    await writeFile(join(packed, 'node'), `#!/bin/sh\necho '${complaint}' >&2\nexit 127\n`, { mode: 0o755 })
  })

  /** Which Node runs the store, asked by the one that runs the command. */
  function askRuntime(version: string) {
    const code = `
      Object.defineProperty(process.versions, 'node', { value: '${version}' })
      process.getuid = () => 1000
      const { runtime } = await import(${JSON.stringify(pathToFileURL(path('small/scripts/setup/runtime.mjs')).href)})
      process.stdout.write(runtime())`
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }

  test('is replaced by the Node that runs the command', () => {
    expect(askRuntime('22.18.0')).toEqual({ status: 0, stdout: process.execPath, stderr: '' })
  })

  test('ends the command with one line when that one is too old', () => {
    const { status, stderr } = askRuntime('20.20.2')
    expect(status).toBe(1)
    expect(stderr).toBe(
      'ohmstead: The Node that comes with the dependencies does not start (libatomic.so.1 is missing). ' +
        'Install libatomic1 (Debian and Ubuntu; elsewhere libatomic) or Node 22.18 or newer.\n',
    )
  })
})

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the packed browser is unpacked once for processes that start together, also after an unpacking was killed',
  async () => {
    const parent = path('browser')
    const { version } = JSON.parse(readFileSync(join(PACKED_BROWSER, 'package.json'), 'utf8'))
    await mkdir(join(parent, `${version}.partial`), { recursive: true })
    await writeFile(join(parent, `${version}.partial/chromium`), 'half a program', { mode: 0o755 })
    const code = `
      import { unpackBrowser } from ${JSON.stringify(pathToFileURL(join(SETUP, 'packed-browser.mjs')).href)}
      import { spawnSync } from 'node:child_process'
      const { path, env } = await unpackBrowser(${JSON.stringify(parent)})
      process.exit(spawnSync(path, ['--version'], { env: { ...process.env, ...env } }).status)`
    const processes = [1, 2].map(
      () =>
        new Promise((resolve) => {
          spawn(process.execPath, ['--input-type=module', '--eval', code]).on('close', resolve)
        }),
    )
    expect(await Promise.all(processes)).toEqual([0, 0])
    expect(readdirSync(parent)).toEqual([version])
  },
)

test('npm is stopped when its start is killed', async () => {
  const npm = 'console.log(process.pid); setInterval(() => {}, 1000)'
  const guard = fork(join(SETUP, 'npm-guard.mjs'), [process.execPath, '--eval', npm], { stdio: 'pipe' })
  const pid = Number(await new Promise((resolve) => guard.stdout?.once('data', resolve)))
  expect(isAlive(pid)).toBe(true)
  guard.disconnect()
  await until(async () => !isAlive(pid))
})
