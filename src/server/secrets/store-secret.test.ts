import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openSealer } from './store-secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ohmstead-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const sealerWith = (env: Record<string, string> = {}) =>
  openSealer(readConfig({ DATA_DIR: join(folder, 'data'), ...env }))
const value = Buffer.from('something')
const file = () => join(folder, 'data', 'store-secret')

test('the first start writes a secret that only its owner can read; the next ones use it', () => {
  const sealed = sealerWith().seal(value, 'x')
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(readFileSync(file(), 'utf8').trim().length).toBeGreaterThanOrEqual(32)
  expect(readdirSync(join(folder, 'data'))).toEqual(['store-secret'])
  expect(sealerWith().open(sealed, 'x')).toEqual(value)
})

test('with STORE_SECRET no file is written, and an existing one is still read', () => {
  const old = 'o'.repeat(32)
  const sealed = sealerWith({ STORE_SECRET: old }).seal(value, 'x')
  const next = sealerWith({ STORE_SECRET: 'n'.repeat(32), STORE_SECRET_PREVIOUS: old })
  expect(next.open(sealed, 'x')).toEqual(value)
  expect(next.stateOf(sealed)).toBe('old')
  expect(readdirSync(folder)).toEqual([])
})

test('a file that was cut off, or a short STORE_SECRET, is refused', () => {
  sealerWith()
  writeFileSync(file(), 'short\n')
  expect(() => sealerWith()).toThrow('at least 32 characters')
  expect(() => sealerWith({ STORE_SECRET: 'short' })).toThrow(/^Bad environment: STORE_SECRET: /)
})
