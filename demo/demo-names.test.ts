import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { categories } from './catalogue/taxonomy.ts'

const SRC = join(import.meta.dirname, '../src')
const TEXTS = /'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`/g
/** Packages and columns that are called like a category, and mean themselves. */
const OTHER_MEANINGS = new Set(['SMA', 'MELF', 'Series', 'Power'])

/** Texts of the code that are the name of a category of the demo, comments and tests aside. */
function namesIn(path: string): string[] {
  const names = new Set(categories.map(({ name }) => name))
  const code = readFileSync(path, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  return Array.from(code.matchAll(TEXTS), ([, ...texts]) => texts.find(Boolean) ?? '')
    .filter((text) => names.has(text) && !OTHER_MEANINGS.has(text))
    .map((text) => `${path.slice(SRC.length)}: ${text}`)
}

test('the store does not contain demo categories; the meanings of words are data', () => {
  const files = globSync('features/{search,catalog,bom,supply}/**/*.{ts,tsx}', { cwd: SRC }).filter(
    (path) => !/\.test\.|labelled|test-support/.test(path),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((path) => namesIn(join(SRC, path)))).toEqual([])
})
