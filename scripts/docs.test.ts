import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const paths = (pattern: string) => globSync(pattern, { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'))
const files = ['CHANGELOG.md', ...paths('{db,demo,deploy,docs,scripts,src,tests,bench}/**/*.*')]
const documents = [
  'CHANGELOG.md',
  'README.md',
  'CONTRIBUTING.md',
  ...paths('docs/**/*.md'),
  ...files.filter((path) => path.endsWith('/README.md')),
]
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const demoScripts = JSON.parse(readFileSync(join(ROOT, 'demo/package.json'), 'utf8')).scripts

/** Names in examples, and files that are written while the store runs. */
const EXAMPLES = /^(server\/|web\/)?(x|hello)\.|^\/api\/|^manifest\.json$/

const fileExists = (name: string) => files.some((path) => path === name || path.endsWith(`/${name}`))

const headingId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')

/** Whether the heading that `address#heading` names exists, with the ids that GitHub gives to headings. */
function headingExists(document: string, address: string): boolean {
  const [path = '', id] = address.split('#')
  const target = path === '' ? document : join(dirname(document), path)
  const text = existsSync(join(ROOT, target)) ? readFileSync(join(ROOT, target), 'utf8') : ''
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => headingId(heading)).includes(id ?? '')
}

function listMissing(document: string): string[] {
  const text = readFileSync(join(ROOT, document), 'utf8')
  const all = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name)
  const named = all(/`([\w./-]+\.(?:ts|tsx|mjs|md|sql|css|tsv|conf|cfg|json))`/g).filter((name) => !EXAMPLES.test(name))
  const linked = all(/\]\(([^)#\s]+)[^)]*\)/g).filter((address) => !/^(https?:|\/)/.test(address))
  const headings = all(/\]\(([^)\s]*#[^)\s]+)\)/g).filter((address) => !/^(https?:|\/)/.test(address))
  const commands = all(/npm run ([\w:-]+)/g)
  const decisions = all(/\bdecisions? (\d+)/gi)
  return [
    ...named.filter((name) => !fileExists(name.replace(/^(\.\.?\/)+/, ''))),
    ...linked.filter((address) => !existsSync(join(ROOT, dirname(document), address))),
    ...headings.filter((address) => !headingExists(document, address)),
    ...commands.filter((name) => !(name in scripts || name in demoScripts)).map((name) => `npm run ${name}`),
    ...decisions.filter(
      (number) => !files.some((path) => path.startsWith(`docs/decisions/${number.padStart(4, '0')}-`)),
    ),
  ].map((missing) => `${document}: ${missing}`)
}

test('every file, link, heading, command and decision that the documentation names exists', () => {
  expect(documents.length).toBeGreaterThan(100)
  expect(documents.flatMap(listMissing)).toEqual([])
})

test('no document holds both sides of a merge', () => {
  const isUnmerged = (document: string) => /^(<{7}|>{7}) /m.test(readFileSync(join(ROOT, document), 'utf8'))
  expect(documents.filter(isUnmerged)).toEqual([])
})
