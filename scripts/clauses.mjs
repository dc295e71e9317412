// `npm run clauses [GROUP …]`: which clauses of docs/clauses.md no test has proven. A test names them in its title, as
// [CART-07]. After a whole `npm test` only tests that ran and passed count; before, the titles in the sources do.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listPassedTitles, listSourceTitles, namedClauses, wholeReport } from './setup/clause-titles.mjs'
import { root } from './setup/runtime.mjs'

const CLAUSE = /^- \[([A-Z]+(?:-[A-Z]+)*-\d+)\]/gm

/**
 * @param {string} folder
 * @returns {Generator<string>}
 */
function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* testFiles(path)
    else if (/\.(test|e2e)\.tsx?$/.test(entry.name)) yield path
  }
}

const hasRun = existsSync(wholeReport)
const titles = hasRun
  ? listPassedTitles(JSON.parse(readFileSync(wholeReport, 'utf8')))
  : ['src', 'tests']
      .flatMap((folder) => [...testFiles(join(root, folder))])
      .flatMap((path) => listSourceTitles(readFileSync(path, 'utf8')))
const named = namedClauses(titles)

const groupOf = (/** @type {string} */ id) => id.replace(/-\d+$/, '')
const wanted = process.argv.slice(2)
// OPEN clauses name what the specification leaves open: there is nothing to prove.
const clauses = [...readFileSync(join(root, 'docs/clauses.md'), 'utf8').matchAll(CLAUSE)]
  .map(([, id = '']) => id)
  .filter((id) => groupOf(id) !== 'OPEN' && (wanted.length === 0 || wanted.includes(groupOf(id))))

for (const group of new Set(clauses.map(groupOf))) {
  const ids = clauses.filter((id) => groupOf(id) === group)
  const missing = ids.filter((id) => !named.has(id))
  const rest = missing.length > 0 ? `  no test: ${missing.join(' ')}` : ''
  console.log(`${group.padEnd(10)} ${ids.length - missing.length} of ${ids.length}${rest}`)
}
const proven = clauses.filter((id) => named.has(id)).length
console.log(
  hasRun
    ? `${proven} of ${clauses.length} clauses were proven by a test of the last whole run`
    : `${proven} of ${clauses.length} clauses are named by a test; run npm test to see which of them hold`,
)
process.exit(proven === clauses.length ? 0 : 1)
