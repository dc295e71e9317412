import { ONLINE } from './migrate.ts'

const DESTRUCTIVE = /\b(drop\s+(table|column)|rename\s+(to|column)|alter\s+column\s+\S+\s+(set\s+data\s+)?type)\b/i
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
  if (DESTRUCTIVE.test(sql) && !CONTRACTS.test(text))
    problems.push('takes something away: say in a line "-- contract: …" which version was the last to use it')
  return problems
}
