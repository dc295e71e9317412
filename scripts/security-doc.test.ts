import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const text = readFileSync(join(import.meta.dirname, '../docs/security.md'), 'utf8')

test('a section of the standard that is met names a test, unless it is about documentation', () => {
  const rows = text.split('\n').filter((line) => /^\| \d+\.\d/.test(line) && / \| met/.test(line))
  const without = rows.filter((line) => !line.includes('.test.ts`')).map((line) => line.split('|')[1]?.trim())
  expect(rows.length).toBeGreaterThan(30)
  expect(without).toEqual(['6.1 documentation', '11.1 inventory'])
})
