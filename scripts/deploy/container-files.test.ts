import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { listSettings, readConfig } from '#server/config.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
/** Read by Node itself. */
const OF_NODE = ['NODE_COMPILE_CACHE']
/** Read by the script that makes a backup every day. */
const OF_BACKUPS = ['BACKUP_AT', 'BACKUP_ARGUMENTS']
const known = new Set([...listSettings().map(({ name }) => name), ...OF_NODE, ...OF_BACKUPS])
const unknownOf = (names: string[]) => names.filter((name) => !known.has(name))
const fails = (run: () => void) => {
  try {
    run()
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('the Dockerfile', () => {
  const lines = read('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))

  test('takes its files from a release, and has the Node of the image', () => {
    expect(lines).toContain('RUN node scripts/release.mjs --no-node /app')
    const copied = last.filter((line) => line.startsWith('COPY'))
    expect(copied).toEqual(['COPY --from=release /app .'])
    expect(last[0]).toBe(lines.find((line) => line.startsWith('FROM '))?.replace(' AS release', ''))
  })

  test('leaves what builds the store in another stage, and does not run as root', () => {
    expect(lines.filter((line) => line.startsWith('FROM ')).length).toBe(2)
    expect(last.some((line) => /npm (ci|install)|\.mjs/.test(line))).toBe(false)
    const user = last.indexOf('USER node')
    expect(user).toBeGreaterThan(0)
    expect(last.slice(user).some((line) => line.startsWith('RUN'))).toBe(false)
  })

  test('checks the health of a process with a program of the image', async () => {
    const text = last.find((line) => line.startsWith('HEALTHCHECK'))
    const [program, ...args] = z.array(z.string()).parse(JSON.parse(/CMD (\[.*\])$/.exec(text ?? '')?.[1] ?? ''))
    expect(program).toBe('node')
    let status = 200
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/api/live' ? status : 404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = z.object({ port: z.number() }).parse(server.address())
    const check = async (env: Record<string, string>) => {
      const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH, ...env } })
      return (await once(child, 'exit'))[0]
    }
    expect(await check({ PORT: String(port) })).toBe(0)
    status = 503
    expect(await check({ PORT: String(port) })).toBe(1)
    await new Promise((resolve) => server.close(resolve))
    expect(await check({ PORT: String(port) })).toBe(1)
  })

  test('sets existing variables and starts an existing file', () => {
    const set = last.filter((line) => line.startsWith('ENV ')).flatMap((line) => line.slice(4).split(/\s+/))
    expect(unknownOf(set.map((one) => one.split('=')[0] ?? ''))).toEqual([])
    const command: unknown = JSON.parse(last.find((line) => line.startsWith('CMD '))?.slice(4) ?? '')
    expect(existsSync(join(ROOT, z.array(z.string()).parse(command).at(-1) ?? ''))).toBe(true)
  })
})

describe('the compose file', () => {
  const Service = z.object({
    image: z.string().optional(),
    environment: z.record(z.string(), z.string()).optional(),
    command: z.array(z.string()).optional(),
    volumes: z.array(z.string()).optional(),
    depends_on: z.unknown().optional(),
    stop_grace_period: z.string().optional(),
    logging: z.object({ options: z.record(z.string(), z.string()) }).optional(),
  })
  const { services } = z
    .object({ services: z.record(z.string(), Service) })
    .parse(parse(read('deploy/compose.yml'), { merge: true }))
  const stores = Object.entries(services).filter(([, { image }]) => image === 'ohmstead')

  test('sets existing variables to valid values', () => {
    expect(stores.map(([name]) => name)).toEqual(['migrate', 'web-1', 'web-2', 'worker', 'backup'])
    for (const [, { environment = {} }] of stores) {
      expect(unknownOf(Object.keys(environment))).toEqual([])
      const filled = Object.entries(environment).map(([name, value]) => [name, fill(value)])
      expect(fails(() => readConfig({ HOST: '0.0.0.0', ...Object.fromEntries(filled) }))).toBe('')
    }
  })

  /** Settings of the store that compose need not pass on. */
  const NOT_PASSED: Record<string, string> = {
    NODE_ENV: 'set by the image',
    HOST: 'set by the image',
    DATA_DIR: 'set by the image, a volume',
    PORT: 'nginx and the health check ask the default one',
    DATABASE_CA: 'the database is on the network of the services',
    DATABASE_DIRECT_URL: 'there is no pooler',
    DATABASE_READ_URL: 'there are no replicas',
    DATABASE_READ_MAX_LAG: 'there are no replicas',
    STRIPE_API_URL: 'for tests',
  }

  const isOfBackups = (name: string) => name.startsWith('BACKUP_')

  test('passes every setting on, but for those that belong to other setups', () => {
    const names = listSettings().map(({ name }) => name)
    expect(Object.keys(NOT_PASSED).filter((name) => !names.includes(name))).toEqual([])
    for (const name of ['web-1', 'web-2']) {
      const passed = Object.keys(services[name]?.environment ?? {})
      expect(names.filter((one) => !passed.includes(one) && !(one in NOT_PASSED) && !isOfBackups(one))).toEqual([])
    }
    // The others have no port to share.
    const ofWeb = Object.keys(services['web-1']?.environment ?? {}).filter((name) => name !== 'PROCESSES')
    expect(ofWeb.filter((name) => !(name in (services.worker?.environment ?? {})))).toEqual([])
  })

  test('has two web services, of which nginx asks the name server for the addresses again', () => {
    const upstream = read('deploy/nginx/upstream-compose.conf')
    const hosts = [...upstream.matchAll(/^ {2}server (\S+):\d+ .*\bresolve;$/gm)].map(([, name]) => name)
    expect(hosts).toEqual(stores.map(([name]) => name).filter((name) => name.startsWith('web')))
    expect(upstream).toMatch(/resolver 127\.0\.0\.11 valid=\d+s ipv6=off;/)
    const [major = 0, minor = 0] = (services.nginx?.image?.split(':')[1] ?? '').split('.').map(Number)
    expect(major * 100 + minor).toBeGreaterThanOrEqual(128)
  })

  test('gives every service limited logs, and a store the time to stop', () => {
    for (const [name, { logging }] of Object.entries(services))
      expect([name, logging?.options]).toEqual([name, { 'max-size': '10m', 'max-file': '5' }])
    for (const [, { environment = {}, stop_grace_period: grace = '' }] of stores) {
      const filled = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]))
      const { stopWaitSeconds } = readConfig({ HOST: '0.0.0.0', ...filled })
      expect(Number(grace.replace('s', ''))).toBeGreaterThan(2 * stopWaitSeconds + 35)
    }
  })

  test('runs PostgreSQL 18, with its data where that version keeps it', () => {
    expect(services.database).toMatchObject({ image: 'postgres:18', volumes: ['database:/var/lib/postgresql'] })
  })

  test('mounts and starts existing files', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes.filter((one) => one.startsWith('./')))
    const missing = mounted.map((one) => one.split(':')[0] ?? '').filter((path) => path !== './tls')
    expect(missing.filter((path) => !existsSync(join(ROOT, 'deploy', path)))).toEqual([])
    const started = stores.flatMap(([, { command }]) => command?.at(-1) ?? [])
    expect(started.length).toBe(2)
    expect(started.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
    const ofBackups = Object.keys(services.backup?.environment ?? {}).filter(isOfBackups)
    expect(ofBackups.sort()).toEqual(
      [
        ...listSettings()
          .map(({ name }) => name)
          .filter(isOfBackups),
        ...OF_BACKUPS,
      ].sort(),
    )
  })

  /** `${NAME:?why}` and `${NAME:-otherwise}`. */
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_, name: string, kind: string, otherwise: string) =>
      kind === '-' ? otherwise : name === 'PUBLIC_URL' ? 'https://shop.example' : 'secret',
    )
})
