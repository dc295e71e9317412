import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import type { Tx } from './connect.ts'

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
  const stream = await tx`copy ${tx(table)} (${tx(columns)}) from stdin`.writable()
  // An error that comes between two writes must not end the process; the next write or the end reports it.
  stream.on('error', () => {})
  try {
    await sendLines(stream, lines, onSent)
  } catch (error) {
    // As long as the driver counts the copy as under way, it refuses even the rollback.
    if (!stream.destroyed) {
      stream.destroy(error instanceof Error ? error : new Error(String(error)))
      await once(stream, 'close')
    }
    throw error
  }
  await endCopy(tx, table, stream)
}

async function sendLines(
  stream: Writable,
  lines: Iterable<string> | AsyncIterable<string>,
  onSent: () => void,
): Promise<void> {
  let buffer = ''
  let sent = Promise.resolve()
  const send = () => {
    const piece = Buffer.from(buffer)
    buffer = ''
    sent = new Promise((resolve, reject) => {
      stream.write(piece, (error) => (error ? reject(error) : resolve()))
    })
    // Reported to whoever waits for it next; until then it must not count as unhandled.
    sent.catch(() => {})
    onSent()
  }
  for await (const line of lines) {
    buffer += line
    if (buffer.length < PIECE_SIZE) continue
    // Waiting for the piece before this one, and not for this one, lets both sides work at the same time.
    await sent
    send()
  }
  await sent
  send()
  await sent
}

async function endCopy(tx: Tx, table: string, stream: Writable): Promise<void> {
  const ended = finished(stream)
  ended.catch(() => {})
  stream.end()
  // The driver never ends the stream when the database refuses the very last rows. A statement sent behind them is
  // answered in either case; one turn later, because until then the driver counts the copy as under way.
  await setImmediate()
  await tx`select`.catch((cause: unknown) => {
    throw new Error(`The database refused rows for ${table}; its log says why`, { cause })
  })
  await ended
}
