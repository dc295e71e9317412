import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { connect, SESSION_SETTINGS } from '../connect.ts'
import { codeOf } from '../database-errors.ts'

/** Errors of prepared statements on a session that the pooler has given to another client. */
const NOT_KEPT = new Set(['26000', '42P05'])
const ATTEMPTS = 5
const ANSWER_MS = 5000

export interface PoolerFacts {
  /** Whether a pooler is between us and the server. */
  isPooled: boolean
  keepsStatements: boolean
  /** Statements that give the role what the store otherwise sets at the start of each connection. */
  missingSettings: string[]
}

/** Detects a pooler by using it. */
export async function inspectPooler(url: string, isPooled: boolean): Promise<PoolerFacts> {
  const sql = connect(url, { pool: 2, name: 'ohmstead-start', isPooled, queryTimeoutMs: ANSWER_MS })
  try {
    const [one, other] = [await sql.pool.connect(), await sql.pool.connect()]
    try {
      // A pooler has keys of its own for cancelling; without one it is the session's number.
      if ((await pidOf(one)) === keyOf(one)) return { isPooled: false, keepsStatements: true, missingSettings: [] }
      return {
        isPooled: true,
        keepsStatements: await keepsStatements(one, other),
        missingSettings: await listMissingSettings(one),
      }
    } finally {
      one.release(true)
      other.release(true)
    }
  } finally {
    await sql.end({ timeout: 1 })
  }
}

const keyOf = (client: PoolClient): number | undefined =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : undefined

async function pidOf(client: PoolClient, name?: string): Promise<number> {
  const text = 'select pg_backend_pid() pid'
  const { rows } = await client.query<{ pid: number }>(name ? { name, text } : text)
  return rows[0]?.pid ?? 0
}

/** Prepares a statement, lets another client take its session, and runs it on another one. */
async function keepsStatements(one: PoolClient, other: PoolClient): Promise<boolean> {
  const name = randomUUID()
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const prepared = await pidOf(one, name)
      await other.query('begin')
      const isTaken = (await pidOf(other)) === prepared
      if (isTaken) await pidOf(one, name)
      await other.query('rollback')
      if (isTaken) return true
    }
  } catch (error) {
    if (NOT_KEPT.has(codeOf(error))) return false
    // A pooler with a single session has no other one to offer; nothing is lost there.
    if (!(error instanceof Error) || error.message !== 'Query read timeout') throw error
  }
  return true
}

async function listMissingSettings(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; setting: string; who: string }>(
    'select name, setting, quote_ident(current_user) who from pg_settings',
  )
  return Object.entries(SESSION_SETTINGS).flatMap(([name, value]) => {
    const found = rows.find((row) => row.name === name)
    return found && found.setting !== value ? [`alter role ${found.who} set ${name} = '${value}'`] : []
  })
}

/** Leads through a pooler, as far as an error of the first connection tells. */
export const isRefusedByPooler = (error: unknown): boolean =>
  error instanceof Error && /unsupported startup parameter/.test(error.message)
