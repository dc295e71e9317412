import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import type { TransactionSql } from 'postgres'

const BUFFER_SIZE = 256 * 1024

/** Streams rows into a table, in large pieces and no faster than the database takes them. */
export class CopyWriter {
  readonly #tx: TransactionSql
  readonly #table: string
  readonly #stream: Writable
  #buffer = ''
  #sent: Promise<void> = Promise.resolve()

  private constructor(tx: TransactionSql, table: string, stream: Writable) {
    this.#tx = tx
    this.#table = table
    this.#stream = stream
    // Without a listener an error between two writes would end the process; the next write or the end reports it.
    stream.on('error', () => {})
  }

  static async open(tx: TransactionSql, table: string, columns: readonly string[]): Promise<CopyWriter> {
    const stream = await tx`copy ${tx(table)} (${tx(columns)}) from stdin`.writable()
    return new CopyWriter(tx, table, stream)
  }

  /** Takes a line. When it says true there is enough to send: call `flush` before the next one. */
  add(line: string): boolean {
    this.#buffer += line
    return this.#buffer.length >= BUFFER_SIZE
  }

  async flush(): Promise<void> {
    // Waiting for the piece before this one, and not for this one, lets both sides work at the same time.
    await this.#sent
    const piece = Buffer.from(this.#buffer)
    this.#buffer = ''
    this.#sent = new Promise((resolve, reject) => {
      this.#stream.write(piece, (error) => (error ? reject(error) : resolve()))
    })
    // Reported by whoever waits next; until then it must not count as unhandled.
    this.#sent.catch(() => {})
  }

  async end(): Promise<void> {
    await this.flush()
    await this.#sent
    this.#stream.end()
    const ended = finished(this.#stream)
    ended.catch(() => {})
    // The driver never ends the stream when the database refuses the very last rows. A statement sent behind them
    // is answered in either case; one turn later, because until then the driver counts the copy as under way.
    await setImmediate()
    const answered = this.#tx`select`.catch((cause: unknown) => {
      throw new Error(`The database refused rows for ${this.#table}; its log says why`, { cause })
    })
    await answered
    await ended
  }
}

/** For tables small enough to be written in one go. */
export async function copyAll(
  tx: TransactionSql,
  table: string,
  columns: readonly string[],
  lines: Iterable<string>,
): Promise<void> {
  const writer = await CopyWriter.open(tx, table, columns)
  for (const line of lines) if (writer.add(line)) await writer.flush()
  await writer.end()
}
