import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../../../db/migrations')

/** What the tests' own database understands and PostgreSQL 15, the oldest we promise, does not. */
const NEWER = [
  /\bset expression\b/i,
  /\bany_value\(/i,
  /\bjson_table\(/i,
  /\bmerge_action\(/i,
  /\buuidv7\(/i,
  /\bwithout overlaps\b/i,
  /\breturning\s+(?:with|old|new)\b/i,
  /generated always as \([^;]*\) virtual\b/i,
]

const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '')

test('migrations use nothing newer than PostgreSQL 15', () => {
  const found = readdirSync(FOLDER).flatMap((file) => {
    const sql = withoutComments(readFileSync(join(FOLDER, file), 'utf8'))
    return NEWER.filter((pattern) => pattern.test(sql)).map((pattern) => `${file}: ${pattern.source}`)
  })
  expect(found).toEqual([])
})
