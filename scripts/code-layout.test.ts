import { globSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { expect, test } from 'vitest'
import { functionLengths } from './function-lengths.ts'

const ROOT = new URL('../', import.meta.url)
const MAX_FILES_IN_FOLDER = 30
const MAX_LINES = 300
const MAX_FUNCTION_LINES = 60

/** Tables of data. */
const LONG_FILES = [
  'demo/catalogue/known-models.ts',
  'demo/catalogue/makers.ts',
  'demo/catalogue/families/semiconductors/discretes/mosfet-tables.ts',
  'src/features/catalog/alternatives/labelled/labelled-pairs.ts',
]

/** The design system: lists of samples. */
const LONG_FUNCTIONS = /^src\/web\/ui\/showcase\//

const files = globSync('{src,demo,tests,scripts,bench}/**/*.*', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'))
const code = files.filter((path) => /\.(tsx?|mjs|css)$/.test(path))

const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')

test('no folder has more than 30 files side by side', () => {
  const counts = Object.groupBy(files, dirname)
  const crowded = Object.entries(counts).filter(([, inside = []]) => inside.length > MAX_FILES_IN_FOLDER)
  expect(crowded.map(([folder, inside = []]) => `${folder}: ${inside.length} files`)).toEqual([])
})

test('no import climbs three folders: #server/…, #web/…, #shared/…, #features/… instead', () => {
  expect(code.filter((path) => /(from|import\() ?'(\.\.\/){3}/.test(read(path)))).toEqual([])
})

test('no file but a table of data has more than 300 lines', () => {
  const long = code.filter((path) => read(path).split('\n').length > MAX_LINES + 1)
  expect(long.filter((path) => !LONG_FILES.includes(path))).toEqual([])
})

const ROLE = /\.(api|service|queries|jobs|job-handlers|mails|provider|worker)\.ts$/
const CALLS_BUSINESS = /^import (?!type )[^']*'[^']*\.(service|queries)\.ts'$/m

test('a server file of a feature that calls services or queries carries its role in its name', () => {
  const own = files.filter((path) => /^src\/features\/[^/]+\/server\/(?!.*test).*\.ts$/.test(path) && !ROLE.test(path))
  expect(own.filter((path) => CALLS_BUSINESS.test(read(path)))).toEqual([])
})

const MIN_OWN_LINES = 12

const resolveImport = (from: string, path: string) =>
  path.startsWith('#') ? path.replace('#', 'src/') : posix.join(dirname(from), path)

test('a file of less than 12 lines that only one file beside it imports is part of that file', () => {
  const own = code.filter((path) => /^src\/.*\.tsx?$/.test(path))
  const uses = own.flatMap((from) =>
    Array.from(read(from).matchAll(/from '([.#][^']+)'/g), ([, path = '']) => ({
      from,
      to: resolveImport(from, path),
    })),
  )
  const importers = Map.groupBy(uses, ({ to }) => to)
  const small = own.filter((path) => {
    const [first, ...others] = importers.get(path) ?? []
    const isAlone = first && others.length === 0 && dirname(first.from) === dirname(path)
    return isAlone && read(path).split('\n').length <= MIN_OWN_LINES
  })
  expect(small.filter((path) => !ROLE.test(path) && !/\.(test|rules)\./.test(path))).toEqual([])
})

/** A long function is a long run of lines that are indented or empty; the other files need not be parsed. */
function mayHaveLongFunction(text: string): boolean {
  let run = 0
  return text.split('\n').some((line) => {
    run = line === '' || line.startsWith(' ') ? run + 1 : 0
    return run > MAX_FUNCTION_LINES - 10
  })
}

test('no function has more than 60 lines of its own', () => {
  const own = code.filter((path) => /^(src|demo|scripts|bench)\/.*\.(tsx?|mjs)$/.test(path) && !path.includes('.test.'))
  const long = own.flatMap((path) => {
    const text = read(path)
    if (LONG_FUNCTIONS.test(path) || !mayHaveLongFunction(text)) return []
    return functionLengths(path, text)
      .filter(({ lines }) => lines > MAX_FUNCTION_LINES)
      .map(({ name, lines }) => `${path} ${name}: ${lines} lines`)
  })
  expect(long).toEqual([])
})

test('the README lists every feature', () => {
  const features = new Set(
    files.map((path) => /^src\/features\/([^/]+)\//.exec(path)?.[1]).filter((name) => name !== undefined),
  )
  const [, list = ''] = /^src\/features\/ .*\n([\s\S]*?)^src\/server/m.exec(read('README.md')) ?? []
  expect(new Set(list.match(/[\w-]+/g))).toEqual(features)
})
