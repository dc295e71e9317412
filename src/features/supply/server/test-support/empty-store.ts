import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Sql } from '#server/database/connect.ts'
import { dropDatabase } from '#tests/support/databases/copy-database.ts'
import { createMigratedDatabase } from '#tests/support/databases/template-database.ts'
import type { ImportKind } from '../../supply.contract.ts'
import { type ImportRequest, runImport } from '../import.service.ts'

export interface EmptyStore {
  sql: Sql
  url: string
  /** Writes the text into a file and imports it. */
  bring(
    text: string | Uint8Array,
    options?: Partial<ImportRequest> & { kind?: ImportKind },
  ): ReturnType<typeof runImport>
  file(text: string | Uint8Array, name?: string): Promise<string>
  badLines(importId: number): Promise<string[]>
  notes(importId: number): Promise<string[]>
  close(): Promise<void>
}

/** A migrated store without goods, in a database of its own. */
export async function openEmptyStore(templateUrl: string, name: string): Promise<EmptyStore> {
  const url = await createMigratedDatabase(templateUrl, name)
  const sql = connect(url, { pool: 4 })
  const folder = await mkdtemp(join(tmpdir(), 'ohmstead-supply-'))
  let files = 0
  const file = async (text: string | Uint8Array, fileName = `list-${files}.csv`) => {
    files += 1
    const path = join(folder, fileName)
    await writeFile(path, text)
    return path
  }
  const reported = async (importId: number, bad: boolean) => {
    const rows = await sql<{ text: string }[]>`
      select line || ': ' || reason text from supply_line_report where import_id = ${importId} and bad = ${bad}
      order by file, line, position`
    return rows.map(({ text }) => text)
  }
  return {
    sql,
    url,
    file,
    async bring(text, options = {}) {
      return runImport(sql, { paths: [await file(text)], kind: 'delta', source: 'test', dryRun: false, ...options })
    },
    badLines: (importId) => reported(importId, true),
    notes: (importId) => reported(importId, false),
    async close() {
      await sql.end()
      await dropDatabase(templateUrl, name)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Deletes all goods and names, for the next test. */
export async function emptyStore(sql: Sql): Promise<void> {
  await sql`truncate goods, brand, category, search_category_word, package, attribute, attribute_value, supply_source, supply_import restart identity cascade`
}

/** New, changed, unchanged, gone, bad. */
export const countsOf = (done: Awaited<ReturnType<typeof runImport>>): number[] => [
  done.newCount,
  done.changedCount,
  done.unchangedCount,
  done.goneCount,
  done.badCount,
]
