import { rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { isNameListKind, type NameListKind, nameListKinds } from '#features/supply/name-lists/name-list.rules.ts'
import { runImport } from '#features/supply/server/import.service.ts'
import { importNameList } from '#features/supply/server/name-lists/name-list.service.ts'
import { ProgressLine } from '#features/supply/server/progress-line.ts'
import { downloadFile, isWebAddress } from '#features/supply/server/reading/download-file.ts'
import { listFirstLines, writeReport } from '#features/supply/server/report.service.ts'
import { undoImport } from '#features/supply/server/undo/undo.service.ts'
import { importKinds, isImportKind } from '#features/supply/supply.contract.ts'
import { readConfig } from '#server/config.ts'
import type { Sql } from '#server/database/connect.ts'
import { openStoreDatabase } from '#server/database/open-store-database.ts'
import { makeTemporaryFolder } from '#server/files/temporary-folder.ts'
import { createLog } from '#server/log.ts'
import { publicOutside } from '#server/net/outside.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { migrateStore } from '../migrations.ts'
import { readArguments } from './read-arguments.ts'

const HELP = `npm run import -- <file or https address …> [options]  --kind full|delta|price|stock   kind of list (delta): complete, changes, prices only, stock only
  --kind manufacturers|categories descriptions of manufacturers, or the order of categories
  --source name                   the supplier of the list (default); its column mapping is kept
  --map heading=field             maps a column whose heading is not recognised; may be repeated
  --currency EUR                  for prices without a currency [main currency of the store]
  --dry-run                       shows what would change and changes nothing
  --careful                       applies it only when the changes are not unusual; else it waits for approval
  --report file.csv               writes all bad lines and notes into this file
  --undo id                       undoes an import as a whole
  --exclusive                     the store is not in use: an empty one is filled faster
  --json                          prints only one line of JSON at the end

CSV, TSV, XLSX or JSON Lines; docs/import.md describes the columns. The store may be running. An interrupted import resumes
when the same command is run again. Exit codes: 0 for success, 1 when nothing was applied, 2 when bad lines were skipped.`

const SHOWN_LINES = 20
const SHOWN_JUMPS = 10
const POOL = 4

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: 'delta' },
    source: { type: 'string', default: 'default' },
    map: { type: 'string', multiple: true, default: [] },
    currency: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    careful: { type: 'boolean', default: false },
    report: { type: 'string' },
    undo: { type: 'string' },
    exclusive: { type: 'boolean', default: false },
    // Of an import that staff have started in the store.
    import: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const started = performance.now()
const say = (line: string) => {
  if (!values.json) process.stdout.write(`${line}\n`)
}

/** Paths are relative to the caller's working directory, not to the folder of the store. */
const pathOf = (file: string) => resolve(process.env.IMPORT_CWD ?? '.', file)

const downloads: string[] = []

/** Downloads a URL into a temporary folder, which is deleted at the end. */
async function fetchFile(file: string): Promise<string> {
  if (!isWebAddress(file)) return pathOf(file)
  const folder = await makeTemporaryFolder('import')
  downloads.push(folder)
  const path = join(folder, basename(new URL(file).pathname) || 'list')
  await downloadFile(file, path, publicOutside(readConfig(process.env).outsidePorts))
  return path
}

async function run(): Promise<number> {
  if (values.help || (positionals.length === 0 && values.undo === undefined)) {
    process.stdout.write(`${HELP}\n`)
    return values.help ? 0 : 1
  }
  const { kind } = values
  if (!isImportKind(kind) && !isNameListKind(kind))
    throw new Error(`--kind must be one of ${[...importKinds, ...nameListKinds].join(', ')}`)
  const database = await openStoreDatabase(readConfig(process.env), createLog('error'), {
    pool: POOL,
    name: 'ohmstead-import',
  })
  const progress = new ProgressLine(process.stderr)
  try {
    await migrateStore(database.sql)
    if (values.undo !== undefined) return await undo(database.sql, Number(values.undo), progress)
    const paths = await Promise.all(positionals.map(fetchFile))
    if (isNameListKind(kind)) return await runNameLists(database.sql, kind, paths)
    const done = await runImport(database.sql, {
      paths,
      kind,
      source: values.source,
      dryRun: values['dry-run'],
      careful: values.careful,
      mapping: mappingOf(values.map),
      ...(values.currency ? { currency: values.currency.toUpperCase() } : {}),
      exclusive: values.exclusive,
      ...(values.import ? { importId: Number(values.import) } : {}),
      onProgress: progress.show,
    })
    progress.end()
    const { importId, newCount, changedCount, unchangedCount, goneCount, badCount } = done
    await sayDetails(database.sql, done)
    if (values.report) await writeFile(pathOf(values.report), await writeReport(database.sql, done))
    printResult(
      importId,
      { new: newCount, changed: changedCount, unchanged: unchangedCount, gone: goneCount, bad: badCount },
      outcomeText(done),
    )
    const nothing = newCount + changedCount + unchangedCount + goneCount === 0
    if (values.careful && done.status !== 'applied') return 1
    return badCount === 0 ? 0 : nothing ? 1 : 2
  } finally {
    progress.end()
    await database.close()
    for (const folder of downloads) await rm(folder, { recursive: true, force: true })
  }
}

async function undo(sql: Sql, id: number, progress: ProgressLine): Promise<number> {
  if (!Number.isSafeInteger(id)) throw new Error('--undo needs the number of an import')
  const undone = await undoImport(sql, id, progress.show)
  progress.end()
  printResult(
    undone.importId,
    { new: 0, changed: undone.newCount + undone.changedCount + undone.goneCount, unchanged: 0, gone: 0, bad: 0 },
    `Import ${id} is undone.`,
  )
  return 0
}

/** Bad lines, notes, price changes and unused columns. */
async function sayDetails(sql: Sql, done: Awaited<ReturnType<typeof runImport>>): Promise<void> {
  if (values.json) return
  const { badCount, noteCount } = done
  const sayLines = async (bad: boolean, count: number) => {
    for (const { file, line, reason } of await listFirstLines(sql, done.importId, bad, SHOWN_LINES))
      say(`${done.fileNames.length > 1 ? `${done.fileNames[file - 1]} ` : ''}line ${line}: ${reason}`)
    if (count > SHOWN_LINES) say(`… and ${count - SHOWN_LINES} more; --report file.csv writes all of them.`)
  }
  await sayLines(true, badCount)
  if (noteCount > 0) say(`${noteCount} ${noteCount === 1 ? 'note' : 'notes'}:`)
  await sayLines(false, noteCount)
  for (const jump of values['dry-run'] ? done.priceJumps.slice(0, SHOWN_JUMPS) : [])
    say(`price ${jump.brandName} ${jump.model}: ${jump.oldPrice} -> ${jump.newPrice}`)
  const unused = done.columns
    .filter(({ meaning }) => meaning === 'not used' || meaning === 'ignore')
    .map(({ heading }) => heading)
  if (unused.length > 0) say(`Columns not used: ${unused.join(', ')}`)
}

function outcomeText({
  importId,
  status,
  problem,
}: {
  importId: number
  status: string
  problem: string | null
}): string {
  if (values['dry-run']) return 'Dry run: nothing was changed.'
  if (status !== 'applied') return `${problem ?? ''} Nothing was changed. Without --careful it is applied.`
  return `Import ${importId} is applied. Undo it with --undo ${importId}.`
}

/** Lists of manufacturers and categories are short, are merged at once and are not undone. */
async function runNameLists(sql: Sql, kind: NameListKind, paths: readonly string[]): Promise<number> {
  const counts: Counts = { new: 0, changed: 0, unchanged: 0, gone: 0, bad: 0 }
  for (const path of paths) {
    const done = await importNameList(sql, { path, kind, dryRun: values['dry-run'] })
    for (const { line, reason } of done.bad.slice(0, SHOWN_LINES)) say(`${basename(path)} line ${line}: ${reason}`)
    counts.new += done.new
    counts.changed += done.changed
    counts.unchanged += done.unchanged
    counts.bad += done.bad.length
  }
  printResult(null, counts, values['dry-run'] ? 'Dry run: nothing was changed.' : 'They are applied.')
  return counts.bad === 0 ? 0 : counts.new + counts.changed + counts.unchanged === 0 ? 1 : 2
}

interface Counts {
  new: number
  changed: number
  unchanged: number
  gone: number
  bad: number
}

function printResult(id: number | null, counts: Counts, sentence: string): void {
  const seconds = Math.round((performance.now() - started) / 10) / 100
  if (values.json) process.stdout.write(`${JSON.stringify({ id, ...counts, seconds })}\n`)
  const numbers = Object.entries(counts).map(([name, count]) => `${formatCount(count)} ${name}`)
  say(`${numbers.join(', ')} in ${seconds} s. ${sentence}`)
}

function mappingOf(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.lastIndexOf('=')
      if (at < 1) throw new Error(`--map ${pair} is not like "Our number=model"`)
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
}

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`ohmstead: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
