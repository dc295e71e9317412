import { hash } from 'node:crypto'
import type pg from 'pg'
import { asBroken, connectionError, endsConnection, isPlanOutdated } from '../database-errors.ts'
import type { Compiled } from './sql.ts'
import { addPlace } from './statement.ts'

const MAX_NAMES = 10_000
const names = new Map<string, string>()
let generation = 0

/** A statement of the same text has the same name, so each connection prepares and plans it once. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `${hash('sha1', text, 'base64url')}${generation}`
  if (names.size === MAX_NAMES) names.clear()
  names.set(text, name)
  return name
}

/** What was prepared before a migration is prepared again, under another name. */
function renameStatements(): void {
  generation += 1
  names.clear()
}

type Done = (error: Error | null, rows: object[]) => void
type Config = pg.QueryConfig & { query_timeout?: number }

type Observer = (strings: readonly string[], columns: readonly pg.FieldDef[], rows: readonly object[]) => void
let observer: Observer | undefined

/** For tests: they check that answers are what their statements declare. */
export function observeAnswers(given: Observer): void {
  observer = given
}

/** One connection, for as long as it is open. */
export class Session {
  /** Set once the connection is of no use any more. */
  lost: Error | undefined
  onLost: (() => void) | undefined
  /** Longest silence before the connection counts as dead; without one it may take as long as it needs. */
  silenceMs: number | undefined
  readonly client: pg.PoolClient
  readonly pool: pg.Pool
  #isCollecting = false

  constructor(client: pg.PoolClient, pool: pg.Pool) {
    this.client = client
    this.pool = pool
    client.on('error', (error) => this.lose(asBroken(error)))
  }

  lose(error: Error): void {
    if (this.lost) return
    this.lost = error
    this.onLost?.()
  }

  destroy(): void {
    this.client.connection.stream.destroy()
  }

  /** Several may be sent before the first is answered; they are answered in order. */
  send({ text, values, simple, strings }: Compiled, done: Done): void {
    const config: Config = simple ? { text } : { text, values, name: nameOf(text) }
    if (this.silenceMs) config.query_timeout = this.silenceMs
    this.#collectWrites()
    this.client.query(config, (error: Error | null, result) => {
      if (!error) {
        const { rows, fields } = lastOf(result)
        observer?.(strings, fields, rows)
        return done(null, rows)
      }
      addPlace(error, strings)
      done(this.#explain(error), [])
    })
  }

  query(compiled: Compiled): Promise<object[]> {
    return new Promise((resolve, reject) => {
      this.send(compiled, (error, rows) => (error ? reject(error) : resolve(rows)))
    })
  }

  /** For our own commands, such as begin and commit. Resolves to the command tag. */
  command(text: string): Promise<string> {
    this.#collectWrites()
    const config: Config = { text }
    if (this.silenceMs) config.query_timeout = this.silenceMs
    return new Promise((resolve, reject) => {
      this.client.query(config, (error: Error | null, result) => {
        if (error) reject(this.#explain(error))
        else resolve(lastOf(result).command)
      })
    })
  }

  /** COPY takes the connection for itself, which the driver refuses while it may send statements ahead. */
  setPipeline(on: boolean): void {
    const settings: { pipeline: boolean } = this.client
    settings.pipeline = on
  }

  /** Batches writes of one event loop turn: the write is half of a short statement's cost. */
  #collectWrites(): void {
    if (this.#isCollecting) return
    this.#isCollecting = true
    const { stream } = this.client.connection
    stream.cork()
    setImmediate(() => {
      this.#isCollecting = false
      stream.uncork()
    })
  }

  #explain(error: Error): Error {
    if (endsConnection(error)) this.lose(error)
    if (isPlanOutdated(error)) renameStatements()
    // The driver's timeout error; it destroys the connection.
    if (error.message === 'Query read timeout')
      this.lose(connectionError('CONNECTION_SILENT', 'The database did not answer in time', error))
    return this.lost ?? error
  }
}

/** Several statements in one text have several results. */
const lastOf = (result: pg.QueryResult | pg.QueryResult[]): pg.QueryResult =>
  Array.isArray(result) ? (result.at(-1) as pg.QueryResult) : result
