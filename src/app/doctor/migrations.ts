import { listMigrationFiles, type Migration } from '#server/database/migrations/migrate.ts'
import { MIGRATIONS } from '../migrations.ts'
import { type ExaminedStore, type Finding, fault, good } from './finding.ts'

const namesOf = (files: readonly Migration[]) =>
  files.length > 3 ? `${files.length}, from ${files[0]?.file}` : files.map(({ file }) => file).join(', ')

/** The files of this version against those that the database has. */
export function judgeMigrations(files: readonly Migration[], applied: readonly Migration[]): Finding[] {
  const checksums = new Map(applied.map(({ file, checksum }) => [file, checksum]))
  const known = new Set(files.map(({ file }) => file))
  const pending = files.filter(({ file }) => !checksums.has(file))
  const newer = applied.filter(({ file }) => !known.has(file))
  const changed = files.filter(({ file, checksum }) => checksums.has(file) && checksums.get(file) !== checksum)
  const found = [
    ...(pending.length > 0 ? [fault(`Migrations are pending: ${namesOf(pending)}.`, 'npm run migrate')] : []),
    ...(newer.length > 0
      ? [
          fault(
            `The database has migrations of a newer version: ${namesOf(newer)}.`,
            'Start that version, or restore a backup of this one.',
          ),
        ]
      : []),
    ...(changed.length > 0
      ? [fault(`Migrations differ from those that were applied: ${namesOf(changed)}.`, 'Install this version again.')]
      : []),
  ]
  return found.length > 0 ? found : [good(`All ${files.length} migrations are applied.`)]
}

export async function checkMigrations({ sql }: ExaminedStore): Promise<Finding[]> {
  const [table] = await sql<{ exists: boolean }[]>`select to_regclass('schema_migration') is not null "exists"`
  const applied = table?.exists ? await sql<Migration[]>`select file, checksum from schema_migration order by file` : []
  return judgeMigrations(await listMigrationFiles(MIGRATIONS), applied)
}
