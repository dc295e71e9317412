import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('an empty environment gives a demo store on the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    demo: true,
    catalogSize: 50_000,
  })
})

test('a database of its own turns the demo off, unless it is asked for', () => {
  const DATABASE_URL = 'postgres://me:secret@db.example:5432/store'
  expect(readConfig({ DATABASE_URL })).toMatchObject({ demo: false, databaseUrl: DATABASE_URL })
  expect(readConfig({ DATABASE_URL, DEMO: 'on' })).toMatchObject({ demo: true })
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
