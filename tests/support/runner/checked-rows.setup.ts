import { readFileSync } from 'node:fs'
import { afterAll } from 'vitest'
import { observeAnswers } from '#server/database/driver/session.ts'
import { DECLARED_ROWS, type DeclaredRow, findContradictions, keyOf } from './check-rows.ts'

/**
 * Every answer of the database in a test is compared with the row type that its statement declares. A type argument is
 * not checked by TypeScript; this compares it with the schema.
 */
const declared = new Map(Object.entries<DeclaredRow[]>(JSON.parse(readFileSync(DECLARED_ROWS, 'utf8'))))
const contradictions = new Set<string>()

observeAnswers((strings, columns, rows) => {
  const claims = declared.get(keyOf(strings))
  if (!claims) return
  const found = claims.map((claim) => findContradictions(claim, columns, rows))
  // The same text may be declared twice; it fits when it fits one of them.
  if (found.every((list) => list.length > 0)) for (const one of found.flat()) contradictions.add(one)
})

afterAll(() => {
  const found = [...contradictions]
  contradictions.clear()
  if (found.length > 0) throw new Error(`Rows are not what their statements declare:\n${found.join('\n')}`)
})
