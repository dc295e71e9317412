import { expect, test } from 'vitest'
import { type Config, readConfig } from '#server/config.ts'
import { judgeBackup } from './backups.ts'
import { judgeCertificate } from './certificates.ts'
import { judgeClock } from './clock.ts'
import { judgeSpace } from './disk.ts'
import { exitCodeOf } from './examine.ts'
import { fault, good, warning } from './finding.ts'
import { judgeMigrations } from './migrations.ts'
import { CONTRADICTIONS, checkSettings } from './settings.ts'

const SHOP = {
  DATABASE_URL: 'postgres://shop:secret@127.0.0.1/shop',
  DEMO: 'off',
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: 'on',
  STORE_SECRET: 'a'.repeat(40),
}
const BUCKET = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}
const stripe = (key: string) => ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_1' })
const config = (changes: Record<string, string> = {}): Config => readConfig({ ...SHOP, ...changes })

test('a shop that is set up well has no contradictions', () => {
  for (const more of [{}, BUCKET, stripe('sk_live_1')])
    expect(checkSettings(config(more)).map(({ level }) => level)).toEqual(['good'])
})

test.each([
  ['a shop without an address', { PUBLIC_URL: '' }],
  ['a public demo', { DEMO: 'on' }],
  ['a public address without TLS', { PUBLIC_URL: 'http://shop.example' }],
  ['TLS by nobody', { TRUST_PROXY: 'off' }],
  ['the embedded database in a shop', { DATABASE_URL: '' }],
  ['a secret for one host only', { ...BUCKET, STORE_SECRET: '' }],
  ['an old secret', { STORE_SECRET_PREVIOUS: 'b'.repeat(40) }],
  ['a test of Stripe in a shop', stripe('sk_test_1')],
  ['another Stripe in a shop', { ...stripe('sk_live_1'), STRIPE_API_URL: 'http://127.0.0.1:1' }],
])('settings: %s', (name, changes) => {
  const holding = Object.entries(CONTRADICTIONS).filter(([, { holds }]) => holds(config(changes)))
  expect(holding.map(([rule]) => rule)).toEqual([name])
})

test('every contradiction has an example above', () => {
  expect(Object.keys(CONTRADICTIONS).length).toBe(9)
})

const GB = 1024 ** 3
const now = new Date('2026-11-19T12:00:00Z')

test.each([
  ['good', judgeSpace('/data', 50 * GB, 100 * GB)],
  ['warning', judgeSpace('/data', 8 * GB, 100 * GB)],
  ['warning', judgeSpace('/data', 2 * GB, 10 * GB)],
  ['fault', judgeSpace('/data', 1 * GB, 100 * GB)],
  ['fault', judgeSpace('/data', 0.4 * GB, 10 * GB)],
  ['warning', judgeBackup({ age: undefined, failure: undefined, unverified: undefined }).at(0)],
  ['good', judgeBackup({ age: 36.9 * 3600, failure: undefined, unverified: undefined }).at(0)],
  ['warning', judgeBackup({ age: 37 * 3600, failure: undefined, unverified: undefined }).at(0)],
  ['warning', judgeBackup({ age: 3600, failure: 'the disk is full', unverified: undefined }).at(0)],
  ['warning', judgeBackup({ age: 3600, failure: undefined, unverified: 'goods is not the same' }).at(-1)],
  ['good', judgeClock(-1.2)],
  ['warning', judgeClock(-5)],
  ['fault', judgeClock(120)],
  ['good', judgeCertificate('shop.example', 'Jan 10 12:00:00 2027 GMT', now)],
  ['warning', judgeCertificate('shop.example', 'Nov 25 12:00:00 2026 GMT', now)],
  ['fault', judgeCertificate('shop.example', 'Nov 19 11:00:00 2026 GMT', now)],
])('%s: %o', (level, finding) => {
  expect(finding?.level).toBe(level)
  expect(finding?.cure === undefined).toBe(level === 'good')
})

test('pending, newer and changed migrations are told apart', () => {
  const file = (name: string, checksum = 'one') => ({ file: name, checksum })
  const files = [file('0001_a.sql'), file('0002_b.sql'), file('0003_c.sql')]
  expect(judgeMigrations(files, files).map(({ level }) => level)).toEqual(['good'])
  const applied = [file('0001_a.sql'), file('0002_b.sql', 'two'), file('0004_d.sql')]
  expect(judgeMigrations(files, applied).map(({ says }) => says)).toEqual([
    'Migrations are pending: 0003_c.sql.',
    'The database has migrations of a newer version: 0004_d.sql.',
    'Migrations differ from those that were applied: 0002_b.sql.',
  ])
})

test('the exit code is that of the worst finding', () => {
  expect(exitCodeOf([good('a')])).toBe(0)
  expect(exitCodeOf([good('a'), warning('b', 'c'), good('a')])).toBe(1)
  expect(exitCodeOf([fault('a', 'b'), warning('b', 'c')])).toBe(2)
})
