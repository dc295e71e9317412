import { ONLINE } from './migrate.ts'

const DESTRUCTIVE = /\b(drop\s+(table|column)|rename\s+(to|column)|alter\s+column\s+\S+\s+(set\s+data\s+)?type)\b/i
const MUST_BE_FILLED = /\balter\s+column\s+\S+\s+(set\s+not\s+null|drop\s+default)\b/i
const DROPPED = /\bdrop\s+(?:function|view|trigger)\s+(?:if\s+exists\s+)?(\w+)/gi
const CONTRACTS = /^-- contract: \S/m

/**
 * Finds statements that would block or break the previous version, which still runs. docs/operations/upgrade.md says how
 * to write it instead.
 */
export function problemsOf(text: string): string[] {
  const sql = text.replaceAll(/--.*$/gm, '')
  const isOnline = ONLINE.test(text)
  const created = new Set(
    [...sql.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].map(([, name]) => name),
  )
  const problems: string[] = []
  const indexes = sql.matchAll(
    /create\s+(?:unique\s+)?index\s+(concurrently\s+)?(?:if\s+not\s+exists\s+)?(\w+)\s+on\s+(?:only\s+)?(\w+)/gi,
  )
  for (const [, concurrently, name, table] of indexes) {
    if (concurrently && !isOnline)
      problems.push(`${name}: CONCURRENTLY needs the first line "-- outside of a transaction"`)
    if (!concurrently && !created.has(table))
      problems.push(`${name}: an index on a table with rows is built CONCURRENTLY`)
  }
  for (const [, table, added] of sql.matchAll(/alter\s+table\s+(?:if\s+exists\s+)?(\w+)((?:[^;'$]|'[^']*')*)/gi)) {
    if (created.has(table)) continue
    for (const clause of added?.split(/,(?![^(]*\))/) ?? []) {
      if (
        /\badd\s+column\b/i.test(clause) &&
        /\bnot\s+null\b/i.test(clause) &&
        !/\b(default|generated)\b/i.test(clause)
      )
        problems.push(`${table}: a new column is nullable or has a default, as the previous version does not fill it`)
      if (
        /\badd\s+(constraint|check|foreign)\b/i.test(clause) &&
        !/\bnot\s+valid\b/i.test(clause) &&
        !CONTRACTS.test(text)
      )
        problems.push(`${table}: a constraint on a table with rows is added NOT VALID`)
    }
  }
  if (CONTRACTS.test(text)) return problems
  if (DESTRUCTIVE.test(sql))
    problems.push('removes something: add a line "-- contract: …" with the last version that used it')
  if (MUST_BE_FILLED.test(sql))
    problems.push('a column must be filled: add a line "-- contract: …" with the version since which it is')
  for (const [, name] of sql.matchAll(DROPPED))
    if (!new RegExp(`\\bcreate\\s.*\\b${name}\\b`, 'i').test(sql))
      problems.push(`${name} is removed: add a line "-- contract: …" with the last version that used it`)
  return problems
}
