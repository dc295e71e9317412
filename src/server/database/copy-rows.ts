import { pipeline } from 'node:stream/promises'
import { escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Tx } from './connect.ts'
import { sessionOf } from './transaction.ts'

const PIECE_SIZE = 256 * 1024

/**
 * Streams lines into a table, in large pieces and no faster than the database takes them. Says after each piece that
 * it is on its way. Whatever fails, the lines or the database, leaves a transaction that can be rolled back.
 */
export async function copyRows(
  tx: Tx,
  table: string,
  columns: readonly string[],
  lines: Iterable<string> | AsyncIterable<string>,
  onSent: () => void = () => {},
): Promise<void> {
  // Whatever was sent before is answered first.
  await tx`select`
  const session = sessionOf(tx)
  session.setPipeline(false) // until the connection is given back
  const text = `copy ${escapeIdentifier(table)} (${columns.map(escapeIdentifier).join(', ')}) from stdin`
  const stream = session.client.query(copyFrom(text))
  try {
    await pipeline(piecesOf(lines, onSent), stream)
  } catch (error) {
    throw session.lost ?? error
  }
}

async function* piecesOf(lines: Iterable<string> | AsyncIterable<string>, onSent: () => void): AsyncGenerator<Buffer> {
  let piece = ''
  for await (const line of lines) {
    piece += line
    if (piece.length < PIECE_SIZE) continue
    yield Buffer.from(piece)
    piece = ''
    onSent()
  }
  yield Buffer.from(piece)
  onSent()
}
