import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { runImport } from '../../src/features/supply/server/import.service.ts'
import { importNameList } from '../../src/features/supply/server/name-lists/name-list.service.ts'
import type { Sql } from '../../src/server/database/connect.ts'
import { feedIn } from './feed-files.ts'
import { createReport } from './report-progress.ts'

/** Whose goods they are, for the importer. */
export const DEMO_SOURCE = 'demo'

const WRITER = join(import.meta.dirname, 'main.ts')

/** Writes the feed into the folder, in a process that gives its memory back. */
export async function generateFeed(
  folder: string,
  { size, seed }: { size: number; seed: string },
  onLine: (line: string) => void,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [WRITER, folder, String(size), seed], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString('utf8').split('\n')) if (line) onLine(line)
    })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The list of demo goods was not written.'))))
  })
}

/** Imports the files of the folder as a shop would. The same files again go on where they were left. */
export async function importFeed(
  sql: Sql,
  folder: string,
  { exclusive, onLine = () => {} }: { exclusive: boolean; onLine?: (line: string) => void },
): Promise<void> {
  const feed = feedIn(folder)
  await importNameList(sql, { path: feed.manufacturers, kind: 'manufacturers' })
  await importNameList(sql, { path: feed.categories, kind: 'categories' })
  const done = await runImport(sql, {
    paths: [feed.goods],
    kind: 'delta',
    source: DEMO_SOURCE,
    dryRun: false,
    exclusive,
    onProgress: createReport(onLine),
  })
  if (done.badCount > 0) throw new Error(`${done.badCount} lines of the demo were refused (import ${done.importId}).`)
}
