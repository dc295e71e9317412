import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UploadedBom } from '#features/bom/bom-reading.contract.ts'
import type { BomRole } from '#features/bom/reading/bom-table.ts'
import { readBom } from '#features/bom/server/reading/read-bom.ts'

interface Expected {
  model: string[]
  count: string | null
}

const folder = process.argv[2] ?? '.'
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(md|json)$/.test(entry.name))
  .map(({ name }) => name)
/** A folder may say what is right: for each file the names of its part number columns and of its quantity column. */
const labels = join(folder, 'expected.json')
const expected: Record<string, Expected> = existsSync(labels) ? JSON.parse(readFileSync(labels, 'utf8')) : {}

const namesOf = ({ columns }: UploadedBom, wanted: BomRole) =>
  columns.filter(({ role }) => role === wanted).map(({ name, index }) => name || `column ${index + 1}`)

function check(file: string) {
  const started = performance.now()
  const bom = readBom(readFileSync(join(folder, file)))
  const model = namesOf(bom, 'model')
  const count = namesOf(bom, 'count')
  const known = expected[file]
  return {
    file,
    format: bom.format.kind === 'xlsx' ? 'xlsx' : `${bom.format.encoding} ${JSON.stringify(bom.format.delimiter)}`,
    heading: bom.headerRow < 0 ? 'none' : `row ${bom.headerRow + 1}`,
    'part number': model.join(' + ') || '—',
    quantity: count.join() || '—',
    references: namesOf(bom, 'ref').join() || '—',
    lines: bom.lines.length,
    'with number': bom.lines.filter((line) => line.model !== '').length,
    'left out': bom.skipped.length,
    'not fitted': bom.lines.filter((line) => !line.fitted).length,
    ms: Math.round(performance.now() - started),
    ...(known && { right: known.model.join() === model.join() && (known.count ?? '') === count.join() ? 'yes' : 'NO' }),
  }
}

const table = files.map((file) => {
  try {
    return check(file)
  } catch (error) {
    return { file, format: error instanceof Error ? error.message : String(error), right: expected[file] && 'NO' }
  }
})
console.table(table)
const wrong = table.filter(({ right }) => right === 'NO')
if (Object.keys(expected).length > 0) console.log(`${table.length - wrong.length} of ${table.length} files are right`)
process.exitCode = wrong.length > 0 ? 1 : 0
