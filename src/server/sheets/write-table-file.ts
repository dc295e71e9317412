import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type TableCell, writeCsv, writeCsvRows } from '#shared/csv/csv.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import { yieldWhenDue } from '../event-loop.ts'
import { currentHeavyCall } from '../heavy-call.ts'
import { createGate } from '../limits/gate.ts'
import { threadEnv } from '../thread-env.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rows written or sent to the thread at a time. */
const SLICE = 100

/** Workbooks written at the same time: each takes a core and some hundred megabytes. */
const gate = createGate({ atOnce: 1, waiting: 20 })

export interface Table {
  /** Of the sheet. */
  name: string
  rows: readonly (readonly TableCell[])[]
  format: 'csv' | 'xlsx'
  saveAs: string
}

/** A table as a file to save, for its reader alone. */
export async function writeTableFile({ name, rows, format, saveAs }: Table): Promise<FileAnswer> {
  const isCsv = format === 'csv'
  const signal = currentHeavyCall()?.signal
  const body = isCsv
    ? await writeLongCsv(rows)
    : await gate(() => writeWorkbook(name, rows, signal), { ...(signal && { signal }) })
  const contentType = isCsv ? 'text/csv; charset=utf-8' : XLSX_TYPE
  return { file: { body, contentType, maxAge: 0, private: true, saveAs } }
}

async function writeLongCsv(rows: Table['rows']): Promise<Uint8Array> {
  const pieces = [Buffer.from(writeCsv(rows.slice(0, SLICE)))]
  for (let from = SLICE; from < rows.length; from += SLICE) {
    await yieldWhenDue()
    pieces.push(Buffer.from(writeCsvRows(rows.slice(from, from + SLICE))))
  }
  return Buffer.concat(pieces)
}

/** In a thread: ten thousand rows take a second or two, which cannot be interrupted. It ends with the call. */
async function writeWorkbook(name: string, rows: Table['rows'], signal?: AbortSignal): Promise<Uint8Array> {
  const worker = new Worker(new URL('./write-xlsx.worker.ts', import.meta.url), { env: threadEnv() })
  try {
    // Before the first row: an error of the thread is thrown here, too.
    const written = once(worker, 'message', { ...(signal && { signal }) })
    written.catch(() => {})
    for (let from = 0; from < rows.length; from += SLICE) {
      await yieldWhenDue()
      worker.postMessage(rows.slice(from, from + SLICE))
    }
    worker.postMessage(name)
    const [bytes] = await written
    return bytes
  } finally {
    await worker.terminate()
  }
}
