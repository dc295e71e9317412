// `npm run clauses [GROUP …]`: which clauses of docs/clauses.md no test names in its title, as [CART-07]. One is enough to fail.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup/runtime.mjs'

const CLAUSE = /^- \[([A-Z]+(?:-[A-Z]+)*-\d+)\]/gm
const NAMED = /\[([A-Z]+-[A-Z0-9-]*\d+(?:[ ,]+[A-Z]+-[A-Z0-9-]*\d+)*)\]/g

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

const named = new Set()
for (const folder of ['src', 'tests']) {
  for (const path of testFiles(join(root, folder))) {
    for (const [, list = ''] of readFileSync(path, 'utf8').matchAll(NAMED))
      for (const id of list.split(/[ ,]+/)) named.add(id)
  }
}

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
console.log(`${proven} of ${clauses.length} clauses are named by a test`)
process.exit(proven === clauses.length ? 0 : 1)
