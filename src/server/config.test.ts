import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigError, listSettings, readConfig } from './config.ts'
import { assertKnowsItsAddress, publicUrlFor } from './public-url.ts'

test('an empty environment gives a demo store on the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    demo: true,
    catalogSize: 50_000,
  })
})

test('an external database turns the demo off, unless it is requested', () => {
  const DATABASE_URL = 'postgres://me:secret@db.example:5432/store'
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    demo: false,
    databaseUrl: expect.stringContaining(DATABASE_URL),
  })
  expect(readConfig({ DATABASE_URL, DEMO: 'on' })).toMatchObject({ demo: true })
})

test.each([
  { HOST: '0.0.0.0' },
  { PUBLIC_URL: 'https://shop.example' },
  { HOST: '127.0.0.1', PUBLIC_URL: 'http://192.0.2.7:3000' },
])('a store that others can reach is no demo unless requested: %o', (environment) => {
  expect(() => readConfig(environment)).toThrow(/^Bad environment: DEMO: [^\n]+$/)
  expect(readConfig({ ...environment, DEMO: 'off' })).toMatchObject({ demo: false })
  expect(readConfig({ ...environment, DEMO: 'on' })).toMatchObject({ demo: true })
  expect(readConfig({ ...environment, DATABASE_URL: 'postgres://db.example/store' })).toMatchObject({ demo: false })
})

test('a public address of this machine is local', () => {
  expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' })).toMatchObject({ demo: true })
})

test.each([
  ['PORT', '70000', 'Please enter at most 65,535'],
  ['LOG_LEVEL', 'loud', 'Please choose one of debug, info, warn, error, silent'],
])('%s=%s is refused in plain words', (name, value, said) => {
  expect(() => readConfig({ [name]: value })).toThrow(`Bad environment: ${name}: ${said}`)
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://db/store'],
  ['DATABASE_URL', 'nonsense'],
  ['DEMO', 'perhaps'],
  ['CATALOG_SIZE', '1e6'],
  ['PUBLIC_URL', 'shop.example'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'all'],
])('a bad %s (%s) is refused in one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^Bad environment: ${name}: [^\n]+$`))
})

test.each([
  ['off', 0],
  ['on', 1],
  ['2', 2],
])('TRUST_PROXY %s trusts %i', (TRUST_PROXY, trustedProxies) => {
  expect(readConfig({ TRUST_PROXY })).toMatchObject({ trustedProxies })
})

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

/** Not for those who run a store. */
const INTERNAL = ['NODE_ENV', 'STRIPE_API_URL']

test('every variable is described, here and in the README', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const settings = listSettings()
  expect(settings.filter(({ description }) => description === '')).toEqual([])
  const names = settings.map(({ name }) => name).filter((name) => !INTERNAL.includes(name))
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test('a default is what an empty environment gives', () => {
  expect(listSettings()).toContainEqual({ name: 'PORT', description: 'port to listen on', defaultValue: '3000' })
  expect(listSettings().find(({ name }) => name === 'PUBLIC_URL')?.defaultValue).toBeUndefined()
})

test.each([{ DATABASE_URL: 'postgres://127.0.0.1/store' }, { HOST: '0.0.0.0', DEMO: 'off' }])(
  'a store that is no demo needs its address: %o',
  (environment) => {
    expect(() => assertKnowsItsAddress(readConfig(environment))).toThrow(/^Bad environment: PUBLIC_URL: [^\n]+$/)
    assertKnowsItsAddress(readConfig({ ...environment, PUBLIC_URL: 'https://shop.example' }))
  },
)

test('a demo, and a trial on this machine, use a default address', () => {
  for (const environment of [{}, { DEMO: 'off' }, { DATABASE_URL: 'postgres://127.0.0.1/store', DEMO: 'on' }])
    assertKnowsItsAddress(readConfig(environment))
})

test('another host needs TLS, and its CA file must exist', () => {
  const DATABASE_URL = 'postgres://db.example/store'
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: `${DATABASE_URL}?sslmode=verify-full` })
  expect(() => readConfig({ DATABASE_URL, DATABASE_CA: '/no/such.pem' })).toThrow(/DATABASE_CA: no such file/)
})

test('HSTS can be set, and left out', () => {
  expect(readConfig({ HSTS: 'max-age=60' })).toMatchObject({ hsts: 'max-age=60' })
  expect(readConfig({ HSTS: 'off' }).hsts).toBeUndefined()
  expect(() => readConfig({ HSTS: 'max-age=forever' })).toThrow(/^Bad environment: HSTS: /)
})

describe('the address in links of a request', () => {
  const demo = readConfig({ DEMO: 'true' })
  const used = (host: string, config = demo) => publicUrlFor(config)({ protocol: 'http', host })

  test.each(['localhost:3000', '127.0.0.1:8080', '192.168.1.5:3000', '10.0.0.7', '[::1]:3000', '[fd00::5]:3000'])(
    'is the one the visitor of a demo uses: %s',
    (host) => {
      expect(used(host)).toBe(`http://${host}`)
    },
  )

  test.each(['evil.example', 'localhost.evil.example', '8.8.8.8:3000', 'evil@8.8.8.8', 'x y', ''])(
    'is not what others may be behind: %j',
    (host) => {
      expect(used(host)).toBe('http://localhost:3000')
    },
  )

  test('is the configured one, in a demo, too, and never that of a request in a shop', () => {
    const PUBLIC_URL = 'https://shop.example'
    expect(used('192.168.1.5', readConfig({ DEMO: 'true', PUBLIC_URL }))).toBe(PUBLIC_URL)
    expect(used('192.168.1.5', readConfig({ DEMO: 'false' }))).toBe('http://localhost:3000')
  })
})
