import { pipeline } from 'node:stream/promises'
import { escapeIdentifier } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Tx } from './connect.ts'
import type { Session } from './driver/session.ts'
import { sessionOf } from './transaction.ts'

interface CopyOptions {
  /** Rows are written as if they had been vacuumed. Only for a table that was made or rewritten in this transaction. */
  freeze?: boolean
}

/**
 * Streams lines into a table, no faster than the database takes them; pieces may be used again once it has resolved. Whatever
 * fails, the lines or the database, leaves a transaction that can be rolled back.
 */
export async function copyRows(
  tx: Tx,
  table: string,
  columns: readonly string[],
  pieces: Pieces,
  { freeze = false }: CopyOptions = {},
): Promise<void> {
  const target = nameColumns(escapeIdentifier(table), columns)
  await sendCopy(tx, `copy ${target} from stdin${freeze ? ' with (freeze)' : ''}`, [pieces])
}

/** `table` is quoted already. */
export const nameColumns = (table: string, columns: readonly string[]): string =>
  `${table} (${columns.map(escapeIdentifier).join(', ')})`

/** `target`: a quoted table, with or without columns. */
export const copyIn = (tx: Tx, target: string, ...from: Source): Promise<void> =>
  sendCopy(tx, `copy ${target} from stdin`, from)

async function sendCopy(tx: Tx, command: string, from: Source): Promise<void> {
  const session = await takeSession(tx)
  try {
    await pipeline([...from, session.client.query(copyFrom(command))])
  } catch (error) {
    throw session.lost ?? error
  }
}

/** The rows of a table as PostgreSQL writes them, one a line. Resolves to how many there are. */
export async function copyOut(tx: Tx, target: string, ...through: Sink): Promise<number> {
  const session = await takeSession(tx)
  const rows = session.client.query(copyTo(`copy ${target} to stdout`))
  try {
    await pipeline([rows, ...through])
    return rows.rowCount
  } catch (error) {
    throw session.lost ?? error
  }
}

type Pieces = Iterable<Buffer> | AsyncIterable<Buffer>
type Source = [NodeJS.ReadableStream | Pieces, ...NodeJS.ReadWriteStream[]]
type Sink = [...NodeJS.ReadWriteStream[], NodeJS.WritableStream]

async function takeSession(tx: Tx): Promise<Session> {
  // Whatever was sent before is answered first.
  await tx`select`
  const session = sessionOf(tx)
  session.setPipeline(false) // until the connection is given back
  return session
}
