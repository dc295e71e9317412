import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { codeOf } from '#server/database/database-errors.ts'
import { openStoreDatabase } from '#server/database/open-store-database.ts'
import { createLog } from '#server/log.ts'
import { explain } from '../commands/run-command.ts'
import { CONFIG_CHECKS, DATABASE_CHECKS } from './checks.ts'
import { type Finding, fault } from './finding.ts'

export interface Examined extends Finding {
  check: string
}

/** A table or column that the migrations would make. */
const NOT_MIGRATED = /^(42P01|42703|3F000)$/

/** Runs every check, one after the other. The store may be running; nothing is changed. */
export async function examineStore(config: Config): Promise<Examined[]> {
  const found: Examined[] = []
  for (const [check, run] of Object.entries(CONFIG_CHECKS)) found.push(...(await findingsOf(check, () => run(config))))
  return [...found, ...(await examineDatabase(config))]
}

async function examineDatabase(config: Config): Promise<Examined[]> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    return [
      {
        check: 'database',
        ...fault(`There is no database in ${config.dataDir}.`, 'Set DATABASE_URL or DATA_DIR to those of the store.'),
      },
    ]
  const found: Examined[] = []
  try {
    const database = await openStoreDatabase(config, createLog('silent'), { pool: 2, name: 'ohmstead-doctor' })
    try {
      await database.sql`select 1`
      for (const [check, run] of Object.entries(DATABASE_CHECKS))
        found.push(...(await findingsOf(check, () => run({ config, sql: database.sql }))))
    } finally {
      await database.close()
    }
  } catch (error) {
    found.push({
      check: 'database',
      ...fault(`The database cannot be used: ${explain(error)}`, 'Start it; check DATABASE_URL.'),
    })
  }
  return found
}

async function findingsOf(check: string, run: () => Finding[] | Promise<Finding[]>): Promise<Examined[]> {
  try {
    return (await run()).map((finding) => ({ check, ...finding }))
  } catch (error) {
    if (NOT_MIGRATED.test(codeOf(error)))
      return [{ check, ...fault('Cannot be checked before the migrations.', 'npm run migrate') }]
    return [
      {
        check,
        ...fault(
          `Could not be checked: ${explain(error)}`,
          'Run it again; if it stays so, see docs/operations/trouble.md.',
        ),
      },
    ]
  }
}

/** For scripts: 0 all is good, 1 there are warnings, 2 there are faults. */
export const exitCodeOf = (found: readonly Finding[]): number =>
  found.some(({ level }) => level === 'fault') ? 2 : found.some(({ level }) => level === 'warning') ? 1 : 0

export function renderPage(found: readonly Examined[]): string {
  const width = Math.max(...found.map(({ check }) => check.length))
  const lines = found.flatMap(({ level, check, says, cure }) => [
    `${level.padEnd(7)}  ${check.padEnd(width)}  ${says}`,
    ...(cure ? [`${' '.repeat(7 + 2 + width + 2)}→ ${cure}`] : []),
  ])
  const count = (level: Finding['level']) => found.filter((one) => one.level === level).length
  return [...lines, '', `Faults: ${count('fault')}. Warnings: ${count('warning')}.`].join('\n')
}
