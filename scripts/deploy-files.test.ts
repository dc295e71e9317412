import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { api } from '#app/api.ts'
import { listSettings, readConfig } from '#server/config.ts'
import { isNeededToRun, RELEASED } from './setup/released-files.mjs'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
/** Set for Node itself, not for the store. */
const OF_NODE = ['NODE_COMPILE_CACHE']
const known = new Set([...listSettings().map(({ name }) => name), ...OF_NODE])
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

  test('copies the files of a release, and only existing ones', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(/\s+/).slice(1, -1))
    expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
    const inTheEnd = last.filter((line) => line.startsWith('COPY')).flatMap((line) => line.split(/\s+/).slice(1))
    expect(RELEASED.filter((path) => !inTheEnd.some((word) => word === path || word === `/app/${path}`))).toEqual([])
  })

  test('leaves development dependencies and build tools in other stages, and does not run as root', () => {
    expect(lines.filter((line) => line.startsWith('FROM ')).length).toBe(3)
    expect(last.some((line) => /npm (ci|install)|build\.mjs/.test(line))).toBe(false)
    expect(lines.find((line) => line.includes('npm ci'))).toContain('--omit=dev')
    const user = last.indexOf('USER node')
    expect(user).toBeGreaterThan(0)
    expect(last.slice(user).some((line) => line.startsWith('RUN'))).toBe(false)
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
  })
  const { services } = z
    .object({ services: z.record(z.string(), Service) })
    .parse(parse(read('deploy/compose.yml'), { merge: true }))
  const stores = Object.entries(services).filter(([, { image }]) => image === 'ohmstead')

  test('sets existing variables to valid values', () => {
    expect(stores.map(([name]) => name)).toEqual(['migrate', 'web', 'worker'])
    for (const [, { environment = {} }] of stores) {
      expect(unknownOf(Object.keys(environment))).toEqual([])
      const filled = Object.entries(environment).map(([name, value]) => [name, fill(value)])
      expect(fails(() => readConfig({ HOST: '0.0.0.0', ...Object.fromEntries(filled) }))).toBe('')
    }
  })

  test('runs PostgreSQL 18, with its data where that version keeps it', () => {
    expect(services.database).toMatchObject({ image: 'postgres:18', volumes: ['database:/var/lib/postgresql'] })
  })

  test('mounts and starts existing files', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes.filter((one) => one.startsWith('./')))
    const missing = mounted.map((one) => one.split(':')[0] ?? '').filter((path) => path !== './tls')
    expect(missing.filter((path) => !existsSync(join(ROOT, 'deploy', path)))).toEqual([])
    expect(existsSync(join(ROOT, services.migrate?.command?.[1] ?? ''))).toBe(true)
  })

  /** `${NAME:?why}` and `${NAME:-otherwise}`. */
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_, name: string, kind: string, otherwise: string) =>
      kind === '-' ? otherwise : name === 'PUBLIC_URL' ? 'https://shop.example' : 'secret',
    )
})

describe('the systemd units', () => {
  const units = readdirSync(join(ROOT, 'deploy/systemd')).filter((name) => name.endsWith('.service'))
  const environmentFile = read('deploy/systemd/ohmstead.env')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

  test.each(units)('%s sets existing variables and starts an existing file', (name) => {
    const unit = read(`deploy/systemd/${name}`)
    const set = [...environmentFile, ...(/^Environment=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [])]
    const environment = Object.fromEntries(set.map((one) => [one.split('=')[0], one.slice(one.indexOf('=') + 1)]))
    expect(unknownOf(Object.keys(environment))).toEqual([])
    expect(fails(() => readConfig(environment))).toBe('')
    const [program, script = ''] = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? []
    // npm does not hand signals on: the store would be killed instead of stopped.
    expect(program).toBe('/usr/bin/node')
    expect(existsSync(join(ROOT, script))).toBe(true)
    expect(unit).toMatch(/^User=ohmstead$/m)
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(35)
  })

  test('one is for requests and one for jobs', () => {
    const roles = units.map((name) => /ROLE=(\w+)/.exec(read(`deploy/systemd/${name}`))?.[1])
    expect(roles.sort()).toEqual(['web', 'worker'])
  })
})

describe('the configuration of nginx', () => {
  const text = read('deploy/nginx/ohmstead.conf').replaceAll(/^\s*#.*$/gm, '')

  test('is balanced, and every upstream listens where the store does', () => {
    expect(text.split('{').length).toBe(text.split('}').length)
    expect([...text.matchAll(/proxy_pass http:\/\/(\w+);/g)].map(([, name]) => name)).not.toContain(undefined)
    const port = listSettings().find(({ name }) => name === 'PORT')?.defaultValue
    for (const file of ['upstream.conf', 'upstream-compose.conf'])
      expect(read(`deploy/nginx/${file}`)).toMatch(new RegExp(`upstream ohmstead \\{[^}]*server [\\w.]+:${port} `))
  })

  test('accepts every body size that the store accepts', () => {
    const sizeOf = (address: string) => {
      const blocks = [...text.matchAll(/location (\/\S*) \{([^}]*)\}/g)]
      const best = blocks
        .filter(([, prefix = '']) => address.startsWith(prefix))
        .sort(([, a = ''], [, b = '']) => b.length - a.length)[0]
      const [, count = '5', unit = 'm'] = /client_max_body_size (\d+)([mg])/.exec(best?.[2] ?? '') ?? []
      return Number(count) * 1024 ** (unit === 'g' ? 3 : 2)
    }
    const refused = api(readConfig({ DEMO: 'on' }))
      .map(({ endpoint: { path, body, upload } }) => ({
        path,
        needs: Math.max(body?.maxBytes ?? 0, upload?.maxBytes ?? 0),
      }))
      .filter(({ path, needs }) => needs > sizeOf(path))
    expect(refused).toEqual([])
  })

  test('caches no private answers and does not expose metrics', () => {
    expect(text).toMatch(/proxy_no_cache \$ohmstead_private/)
    expect(text).toMatch(/location = \/metrics \{\s*return 404;/)
    expect(/location \/api\/ \{([^}]*)\}/.exec(text)?.[1]).not.toContain('proxy_cache')
  })
})

test('a release has no tests', () => {
  expect(['/src/app/store-metrics.db.test.ts', '/src/app/server.ts'].map(isNeededToRun)).toEqual([false, true])
})
