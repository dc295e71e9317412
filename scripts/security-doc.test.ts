import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')

const named = [...text.matchAll(/`((?:src|tests|scripts|docs)\/[^`\s]+\.\w+)`/g)].map(([, path = '']) => path)
const commands = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name)

test('every file and command that docs/security.md names is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

test('a section of the standard that is met names a test, unless it is about words', () => {
  const rows = text.split('\n').filter((line) => /^\| \d+\.\d/.test(line) && / \| met/.test(line))
  const without = rows.filter((line) => !line.includes('.test.ts`')).map((line) => line.split('|')[1]?.trim())
  expect(rows.length).toBeGreaterThan(30)
  expect(without).toEqual(['6.1 documentation', '11.1 inventory'])
})
